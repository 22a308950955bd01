import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import { binaryMedia, type Operation, type Operations } from '../../contract/operation.ts';
import { authorize } from './authorize.ts';
import { countCall } from './caller-limits.ts';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';
import { problemResponses } from './problem-responses.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { requireOrigin } from './require-origin.ts';
import { bodyText, parseIdempotencyKey, parseRequest } from './parse-request.ts';

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
} & (O['isRaw'] extends true ? RawRequest : object);

/** The caller's network address, browser, and cookies. */
export interface CallerInfo {
  address: string;
  userAgent: string | undefined;
  /** The cookies as `name=value`. */
  cookies: readonly string[];
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

/** Returns the caller's IP address: the one that CloudFront saw if there is CloudFront, else the one the gateway saw. */
function addressOf({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const seenByCloudFront = environment().originSecret && headers['x-viewer-address'];
  return seenByCloudFront || requestContext.http.sourceIp;
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
  const signedIn = await authorize(operation.access, event);
  const limits = (operation.limits ?? []).filter((limit) => !limit.isCountedByOperation);
  for (const limit of limits) if (limit.by === 'address') await countCall(id, limit, addressOf(event));
  const input = parseRequest(operation, event);
  for (const limit of limits) {
    if (limit.by === 'address') continue;
    const field = (name: string) => String(input.body?.[name.replace(/^.*body\./, '')]);
    const isPair = limit.by.startsWith('address+');
    const caller = limit.by === 'user' ? (signedIn?.userId ?? '') : field(limit.by);
    await countCall(id, limit, isPair ? `${addressOf(event)} ${caller}` : caller);
  }
  const idempotencyKey = operation.idempotent && parseIdempotencyKey(event);
  const { status, body, headers, cookies } = await implementation({
    ...input,
    userId: undefined,
    ...signedIn,
    caller: {
      address: addressOf(event),
      userAgent: event.headers['user-agent'],
      cookies: event.cookies ?? [],
    },
    idempotencyKey,
    ...(operation.isRaw && { rawBody: bodyText(event), headers: event.headers }),
  });
  const schema = operation.responses[status];
  if (schema === undefined) throw new Error(`${id} returned ${status}, which the contract does not declare`);
  return {
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
}

function refuseMissing(): never {
  throw new HttpProblem(404, 'There is nothing at this address.');
}

/**
 * Makes a domain's Lambda handler from its operations and their implementations. `refuse` throws the problem for a request
 * without an operation, by default a 404.
 */
export function createHandler<const T extends Operations>(
  operations: T,
  implementation: Implementation<T>,
  refuse: (event: APIGatewayProxyEventV2) => never = refuseMissing,
): HttpHandler {
  const routes = new Map<string, (event: APIGatewayProxyEventV2) => ReturnType<typeof run>>(
    Object.entries(operations).map(([id, operation]) => [
      operation.route,
      (event) => run(id, operation, implementation[id] as AnyImplementation, event),
    ]),
  );
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(problemResponses())
    .use(requireOrigin())
    .use(refuseOtherSites())
    .handler((event) => {
      const route = routes.get(event.routeKey) ?? refuse;
      return route(event);
    }) as HttpHandler;
}
