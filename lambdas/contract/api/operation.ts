import type * as z from 'zod';
import type { SecurityEvent } from '../deployment/security-events.ts';
import type { CompanyRoleName } from './company-roles.ts';

/**
 * The callers that an operation allows. The paths of `admin` operations, and only these, begin with `/api/admin/`; those of
 * `company` operations, and only these, with `/api/company/{companyId}`, the company in which the caller needs a role.
 */
export type Access = 'public' | 'user' | 'company' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Domain =
  | 'identity'
  | 'catalog'
  | 'company'
  | 'learning'
  | 'assessment'
  | 'reports'
  | 'media'
  | 'credentials'
  | 'liftoff'
  | 'orders'
  | 'reimbursement'
  | 'corporate'
  | 'help'
  | 'contact'
  | 'waitlist'
  | 'service'
  | 'curriculum'
  | 'labs'
  | 'privacy';

/** The error statuses that an operation may declare. 400, 401, 403, 415 and 429 also follow from its route, schemas, access and limits. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422;

/** What identifies the callers of an operation: their IP address, their account, or the body's `email`, or address and `email`. */
export type CallerKey = 'address' | 'user' | 'email' | 'addressAndEmail';

/** At most `count` calls in a fixed window of `seconds`, for each caller or WebSocket. */
export interface Limit<By extends string = CallerKey | 'socket'> {
  count: number;
  seconds: number;
  by: By;
  /** The operation counts its calls in its own transaction; a call that changes nothing is not counted. */
  isCountedByOperation?: true;
}

/** The calls per second and the burst that the gateway lets through, for all callers together. */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * The gateway's throttles. They protect the quotas of the account, so each exceeds by far what the edge lets one address
 * send: limits per caller are the edge's and the function's. Signing in gets more, because nobody can work without it.
 */
export const throttles = {
  default: { rate: 100, burst: 200 },
  signIn: { rate: 200, burst: 400 },
} as const satisfies Record<string, Throttle>;

/** The media types of responses whose bytes are sent in base64. */
export const binaryMedia = ['application/pdf', 'application/zip', 'image/png', 'image/svg+xml'] as const;
export type BinaryMedia = (typeof binaryMedia)[number];

/** The declaration of an operation, from which the types, routes, validation and documentation derive. */
export interface Operation {
  /** The method and path: `GET /api/courses/{courseId}`. Some standards require a path outside `/api`. */
  route: `${Method} /api/${string}` | `GET /.well-known/${string}`;
  domain: Domain;
  access: Access;
  /** The roles in the company that may call a `company` operation; other operations have none. */
  roles?: readonly CompanyRoleName[];
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The success statuses with their bodies; null is a response without a body. */
  responses: Record<number, z.ZodType | null>;
  errors?: readonly ErrorStatus[];
  limits?: readonly Limit<CallerKey>[];
  /** An operation with a throttle does not share its route with other paths. @default throttles.default */
  throttle?: Throttle;
  /** The security events that responses with a status are; others follow from the status, the access, and the media type. */
  events?: Readonly<Record<number, SecurityEvent>>;
  /** The media type of responses that are not JSON: text, or bytes that the implementation encodes in base64. @default JSON */
  media?: 'text/csv' | BinaryMedia;
  /**
   * How long CloudFront may send a response to other visitors, in seconds, unless a change purges it. Only for public reads
   * that return the same to everyone.
   */
  sharedSeconds?: number;
  /** Whether the implementation gets the body as it was sent, to check its signature, and no schema parses it. */
  isRaw?: true;
  /** Whether the operation accepts an `Idempotency-Key`: a repeated key returns the first result and creates nothing. */
  idempotent?: true;
}

/** How long visitors share a response of the catalog, in seconds; its changes purge it before. */
export const sharedReads = 300;

export type Operations = Record<string, Operation>;

type Shared = Partial<Operation>;
type Define<S extends Shared, Own> = { [Id in keyof Own]: S & Own[Id] };

const define = <const S extends Shared, const Own extends Record<string, object>>(shared: S, own: Own) =>
  Object.fromEntries(
    Object.entries(own).map(([id, operation]) => [id, { ...operation, ...shared }]),
  ) as Define<S, Own>;

/** Defines the operations of a domain with their literal types. */
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

/** Defines operations of a domain that people with a role in the company of the path may call. */
export const defineCompanyOperations = <
  const D extends Domain,
  const Own extends Record<string, Omit<Operation, 'domain' | 'access'> & Required<Pick<Operation, 'roles'>>>,
>(
  domain: D,
  own: Own,
) => define({ domain, access: 'company' }, own);

/** Returns limits with the same window of `seconds`: the number of calls for each address, user or email. */
export const limitsPer = (seconds: number, counts: Partial<Record<CallerKey, number>>): Limit<CallerKey>[] =>
  Object.entries(counts).map(([by, count]) => ({ count, seconds, by: by as CallerKey }));

/** Matches an `Idempotency-Key`: 1 to 200 visible ASCII characters. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** Whether a request with this method only reads. Pages of other sites may send no other requests. */
export const isSafeMethod = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Returns the error statuses of an operation: the declared ones, and those that its route, schemas, access and limits imply.
 * Every operation can fail (500), and be refused by a busy table or another service (503).
 */
export function errorStatuses(operation: Operation): number[] {
  const statuses = new Set<number>([...(operation.errors ?? []), 500, 503]);
  if (operation.params || operation.query || operation.body || operation.idempotent) statuses.add(400);
  if (operation.access !== 'public') statuses.add(401);
  if (operation.access === 'company') statuses.add(404);
  if (['admin', 'company'].includes(operation.access) || !isSafeMethod(partsOf(operation).method))
    statuses.add(403);
  if (operation.body) statuses.add(415);
  if (operation.limits) statuses.add(429);
  return [...statuses].sort((a, b) => a - b);
}

/** The security events that statuses are unless an operation declares others. */
const eventsOfStatuses: Readonly<Record<number, SecurityEvent>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  421: 'originRefused',
  429: 'limitReached',
};

/** Returns the security event that a response is, if any; no operation for a path without one. */
export function eventOf(
  operation: Pick<Operation, 'events' | 'access' | 'media'> | undefined,
  status: number,
): SecurityEvent | undefined {
  const declared = operation?.events?.[status];
  if (declared) return declared;
  if (status === 403 && operation?.access === 'admin') return 'adminForbidden';
  if (status === 200 && operation?.media === 'text/csv') return 'listExported';
  return eventsOfStatuses[status];
}

/** Returns the method and the path of an operation. */
export function partsOf({ route }: Pick<Operation, 'route'>): { method: Method; path: string } {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space) as Method, path: route.slice(space + 1) };
}

/**
 * Returns the variables of a path such as `/api/courses/{courseId}` in a decoded path, or undefined if the path does not match.
 * A variable is one segment, and never empty.
 */
export function variablesAt(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? { ...match.groups } : undefined;
}
