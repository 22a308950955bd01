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
  method: Method;
  path: `/api/${string}`;
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

/** Keeps the literal types of a domain's operations. */
export const defineOperations = <const T extends Operations>(operations: T): T => operations;

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

/** The gateway's name of an operation, as an HTTP API writes it: `GET /api/courses/{courseId}`. */
export const routeKey = (operation: Pick<Operation, 'method' | 'path'>): string =>
  `${operation.method} ${operation.path}`;
