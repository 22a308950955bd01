import type * as z from 'zod';

/** Who may call an operation. `admin` operations, and no others, live under `/api/admin/`. */
export type Access = 'public' | 'user' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Domain =
  | 'identity'
  | 'catalog'
  | 'learning'
  | 'liftoff'
  | 'reimbursement'
  | 'corporate'
  | 'engagement'
  | 'curriculum';

/** Error statuses that an operation may declare; 400, 401, 403 and 429 follow from its schemas, access and limits. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 503;

/**
 * At most `count` calls in a fixed window of `seconds`, for one caller address, one signed-in user, or one value of a
 * body field.
 */
export interface Limit {
  count: number;
  seconds: number;
  by: 'address' | 'user' | `body.${string}`;
  /** The operation counts by itself, in the transaction of what it limits; a call that changes nothing is free. */
  isCountedByOperation?: true;
}

/** One line of the API: everything that is known of an operation stands here, once. */
export interface Operation {
  /** Method and path, as the gateway and the client name the operation: `GET /api/courses/{courseId}`. */
  route: `${Method} /api/${string}`;
  domain: Domain;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Success statuses with their bodies; null is an answer without a body. */
  responses: Record<number, z.ZodType | null>;
  errors?: readonly ErrorStatus[];
  limits?: readonly Limit[];
  /** The media type of the success bodies, which are then text; JSON without it. */
  media?: 'text/csv';
  /** Takes an `Idempotency-Key`: the same key again answers what the first call made, and makes nothing. */
  idempotent?: true;
}

export type Operations = Record<string, Operation>;

type Shared = Partial<Operation>;
type Define<S extends Shared, Own> = { [Id in keyof Own]: S & Own[Id] };

const define = <const S extends Shared, const Own extends Record<string, object>>(shared: S, own: Own) =>
  Object.fromEntries(
    Object.entries(own).map(([id, operation]) => [id, { ...operation, ...shared }]),
  ) as Define<S, Own>;

/** Defines the operations of a domain, and keeps their literal types. */
export const defineOperations = <
  const D extends Domain,
  const Own extends Record<string, Omit<Operation, 'domain'>>,
>(
  domain: D,
  own: Own,
) => define({ domain }, own);

/** Defines operations of a domain that only admins may call. */
export const defineAdminOperations = <
  const D extends Domain,
  const Own extends Record<string, Omit<Operation, 'domain' | 'access'>>,
>(
  domain: D,
  own: Own,
) => define({ domain, access: 'admin' }, own);

type Counts = { address?: number; user?: number; [field: `body.${string}`]: number };

/** Limits for the same window of `seconds`: how many calls, by what they are counted by. */
export const limitsPer = (seconds: number, counts: Counts): Limit[] =>
  Object.entries(counts).map(([by, count]) => ({ count, seconds, by: by as Limit['by'] }));

/** Every status an operation may answer with a problem: the declared ones and those its shape implies. */
export function errorStatuses(operation: Operation): number[] {
  const statuses = new Set<number>(operation.errors ?? []);
  if (operation.params || operation.query || operation.body || operation.idempotent) statuses.add(400);
  if (operation.access !== 'public') statuses.add(401);
  if (operation.access === 'admin') statuses.add(403);
  if (operation.limits) statuses.add(429);
  statuses.add(500);
  return [...statuses].sort((a, b) => a - b);
}

/** The method and the path of an operation. */
export function partsOf({ route }: Pick<Operation, 'route'>): { method: Method; path: string } {
  const at = route.indexOf(' ');
  return { method: route.slice(0, at) as Method, path: route.slice(at + 1) };
}
