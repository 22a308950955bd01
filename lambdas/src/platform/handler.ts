import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import {
  binaryMedia,
  type CallerKey,
  eventOf,
  type Operation,
  type Operations,
} from '@redwhiteandcode/contract/api/operation.ts';
import { authorize } from './authorize.ts';
import { countCall } from './caller-limits.ts';
import type { CompanyRoleRow } from './company-roles.ts';
import { environment } from './environment.ts';
import { putMetrics } from './metrics.ts';
import { networkOf } from './network.ts';
import { createOperationTable, missingOperation } from './operation-table.ts';
import { problemResponses } from './problem-responses.ts';
import { refuseOtherSites, requireOrigin } from './origin.ts';
import { bodyText, parseIdempotencyKey, parseRequest } from './parse-request.ts';
import { shareResponse } from './shared-responses.ts';
import { identifyCaller, logOutcome, runLogged } from './security-log.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** The result of an implementation: a declared success status with its body. */
type Result<O extends Operation> = {
  [S in keyof O['responses']]: {
    status: S;
    headers?: Record<string, string>;
    /** Values of `Set-Cookie`. */
    cookies?: string[];
  } & (O['responses'][S] extends z.ZodType ? { body: z.input<O['responses'][S]> } : { body?: undefined });
}[keyof O['responses']];

/** The input of an implementation: the parsed request, and the user's ID if the operation needs a session. */
export type Call<O extends Operation> = {
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
  userId: O['access'] extends 'public' ? undefined : string;
  /** The ID of the caller's session; absent if the operation is public. */
  sessionId?: string | undefined;
  /** The caller's key for this call, if the operation is idempotent. */
  idempotencyKey?: string | undefined;
  /** The caller's browser; absent in calls that are not from the API. */
  caller?: CallerInfo | undefined;
} & (O['isRaw'] extends true ? RawRequest : object) &
  // The caller's role in the company of the path.
  (O['access'] extends 'company' ? { company: CompanyRoleRow } : object);

/** The caller's network, browser, and cookies. */
export interface CallerInfo {
  /** The IPv4 address, or the /64 of the IPv6 address. */
  network: string;
  userAgent: string | undefined;
  /** The cookies as `name=value`. */
  cookies: readonly string[];
  /** Whether a page in a browser made the call: other programs send neither `Origin` nor `Sec-Fetch-Site`. */
  isBrowser: boolean;
}

/** The request of a raw operation: the body as it was sent, and the headers in lower case. */
interface RawRequest {
  rawBody: string;
  headers: APIGatewayProxyEventV2['headers'];
}

/** A function for each operation of a domain. A missing function or an undeclared result does not compile. */
export type Implementation<T extends Operations> = {
  [Id in keyof T]: (call: Call<T[Id]>) => Promise<Result<T[Id]>>;
};

export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

type AnyImplementation = (
  call: unknown,
) => Promise<{ status: number; body?: unknown; headers?: Record<string, string>; cookies?: string[] }>;

/** Returns the caller's network, by the address that CloudFront saw if there is CloudFront, else that the gateway saw. */
function callerNetwork({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const seenByCloudFront = environment().originSecret && headers['x-viewer-address'];
  return networkOf(seenByCloudFront || requestContext.http.sourceIp);
}

const isBinary = ({ media }: Operation): boolean =>
  (binaryMedia as readonly (string | undefined)[]).includes(media);

function contentType(operation: Operation): string {
  const { media = 'application/json' } = operation;
  return media.startsWith('text/') ? `${media}; charset=utf-8` : media;
}

/**
 * Runs an operation: checks the session, the role, and the caller's limits, then the input, then calls the
 * implementation. Callers without a valid session learn nothing about the input or the resource.
 */
async function run(
  id: string,
  operation: Operation,
  implementation: AnyImplementation,
  event: APIGatewayProxyEventV2,
) {
  const signedIn = await authorize(operation, event);
  const network = callerNetwork(event);
  const limits = (operation.limits ?? []).filter((limit) => !limit.isCountedByOperation);
  for (const limit of limits) if (limit.by === 'address') await countCall(id, limit, network);
  const input = parseRequest(operation, event);
  const email = input.body?.email;
  if (typeof email === 'string') identifyCaller({ email });
  const callers: Record<Exclude<CallerKey, 'address'>, string> = {
    user: signedIn?.userId ?? '',
    email: String(email),
    addressAndEmail: `${network} ${String(email)}`,
  };
  for (const limit of limits) if (limit.by !== 'address') await countCall(id, limit, callers[limit.by]);
  const idempotencyKey = operation.idempotent && parseIdempotencyKey(event);
  const { status, body, headers, cookies } = await implementation({
    ...input,
    userId: undefined,
    ...signedIn,
    caller: {
      network,
      userAgent: event.headers['user-agent'],
      cookies: event.cookies ?? [],
      isBrowser: event.headers.origin !== undefined || event.headers['sec-fetch-site'] !== undefined,
    },
    idempotencyKey,
    ...(operation.isRaw && { rawBody: bodyText(event), headers: event.headers }),
  });
  const schema = operation.responses[status];
  if (schema === undefined) throw new Error(`${id} returned ${status}, which the contract does not declare`);
  const result = {
    statusCode: status,
    headers: {
      'cache-control': 'no-store',
      ...(schema && { 'content-type': contentType(operation) }),
      ...headers,
    },
    ...(schema && {
      body: operation.media ? String(schema.parse(body)) : JSON.stringify(schema.parse(body)),
    }),
    ...(cookies && { cookies }),
    ...(isBinary(operation) && { isBase64Encoded: true }),
  };
  return shareResponse(operation, event.headers['if-none-match'], result);
}

/**
 * Counts a call with its time, under its operation. Each name has a monthly price, so the admin operations share one, and so
 * do the requests without an operation.
 */
function measure(
  id: string | undefined,
  access: Operation['access'] | undefined,
  status: number,
  started: number,
) {
  const isNamed = access === 'public' || access === 'user';
  const operation = id !== undefined && isNamed ? id : (access ?? 'none');
  putMetrics(
    {
      Latency: [performance.now() - started, 'Milliseconds'],
      Faults: [status >= 500 ? 1 : 0, 'Count'],
    },
    { operation },
  );
}

/** Makes a domain's Lambda handler from its operations and their implementations. */
export function createHandler<const T extends Operations>(
  operations: T,
  implementation: Implementation<T>,
): HttpHandler {
  const search = createOperationTable(operations);
  const handle = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(problemResponses())
    .use(requireOrigin())
    .use(refuseOtherSites())
    .handler((event) => {
      const { found, methods } = search(event);
      if (!found) throw missingOperation(methods);
      return run(found.id, found.operation, implementation[found.id] as AnyImplementation, event);
    }) as HttpHandler;
  return (event, context) => {
    const { requestId } = event.requestContext;
    const { id, operation } = search(event).found ?? {};
    const call = { requestId, operation: id ?? event.routeKey, network: callerNetwork(event) };
    const started = performance.now();
    return runLogged(call, async () => {
      const result = await handle(event, context);
      const status = Number(result.statusCode);
      logOutcome(eventOf(operation, status));
      measure(id, operation?.access, status, started);
      return result;
    });
  };
}
