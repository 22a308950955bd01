import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { httpEvent } from './http-event.ts';
import { gatewayAnswer, httpAnswer, LAMBDA_PAYLOAD_BYTES, sendAnswer } from './http-result.ts';
import { authorize, type TokenVerifier } from './jwt-authorizer.ts';
import { IntegrationTimeout, invoke } from '../lambda/invocation.ts';
import { readBody } from './request-body.ts';
import { newRequestId, splitTarget } from './request-context.ts';
import { createRouteTable, type RouteMatch } from './route-table.ts';

/** A function behind a route of the HTTP API. */
export interface HttpRoute {
  /** `GET /api/courses/{courseId}`, `ANY /x/{proxy+}` or `$default`. */
  routeKey: string;
  handler: (
    event: APIGatewayProxyEventV2,
    context: Context,
  ) => Promise<APIGatewayProxyStructuredResultV2 | string | object>;
  functionName: string;
  /** The integration's time limit; API Gateway's default and maximum is 30. */
  timeoutSeconds?: number | undefined;
  /** Makes the route answer 401 unless the bearer token verifies. */
  authorizer?: TokenVerifier | undefined;
}

/** How an HTTP API is set up. */
export interface HttpApiOptions {
  routes: readonly HttpRoute[];
  /** The largest request body in bytes; API Gateway's quota, 10 MB, by default. */
  maxBody?: number | undefined;
  /** Hears what made the gateway answer 500 or 503; logs it by default. */
  onError?: ((error: unknown, functionName: string) => void) | undefined;
  /** Builds the gateway's own error responses; `{"message": …}` by default, as in AWS. */
  errorResult?: ((status: number, message: string) => APIGatewayProxyStructuredResultV2) | undefined;
}

/** An HTTP API to be mounted in a server: give it each request it should answer. */
export interface HttpApi {
  /** Answers a request. Settles when the answer is written or the client is gone, and never rejects. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

type Answer = ReturnType<typeof gatewayAnswer>;

const DEFAULT_SECONDS = 30;
const DEFAULT_BODY_BYTES = 10 * 1024 * 1024;

/** Creates an API Gateway HTTP API (payload format 2.0, stage `$default`) in front of functions in this process. */
export function createHttpApi(options: HttpApiOptions): HttpApi {
  const match = createRouteTable(options.routes);
  const maxBody = options.maxBody ?? DEFAULT_BODY_BYTES;
  const onError = options.onError ?? logError;
  const { errorResult } = options;
  const own: typeof gatewayAnswer = errorResult
    ? (status, message) => httpAnswer(errorResult(status, message))
    : gatewayAnswer;

  async function answer(req: IncomingMessage): Promise<Answer | undefined> {
    const { path: encoded, query } = splitTarget(req.url ?? '/');
    const path = decodedPath(encoded);
    if (path === undefined) return own(400, 'Bad Request');
    const found = match(req.method ?? 'GET', path);
    if (!found) return own(404, 'Not Found');
    const authorization =
      found.route.authorizer && (await authorize(found.route.authorizer, req.headers.authorization));
    if (authorization?.allowed === false) return own(401, 'Unauthorized', authorization.challenge);
    const outcome = await readBody(req, maxBody);
    if (outcome.kind === 'aborted') return;
    if (outcome.kind === 'tooLarge') return own(413, 'Request Entity Too Large');
    const event = httpEvent(req, {
      routeKey: found.route.routeKey,
      path,
      query,
      pathParameters: found.pathParameters,
      body: outcome.body,
      authorizer: authorization?.authorizer,
    });
    if (isOverLambdaLimit(event)) return own(413, 'Request Entity Too Large');
    return call(found, event, onError, own);
  }

  return {
    async handle(req, res) {
      // A client that leaves while the answer is written surfaces here; there is no one left to answer.
      res.on('error', () => req.destroy());
      try {
        const result = await answer(req);
        if (result) sendAnswer(res, result, newRequestId());
      } catch (error) {
        onError(error, 'gateway');
        if (res.headersSent) res.destroy();
        else sendAnswer(clearHeaders(res), own(500, 'Internal Server Error'), newRequestId());
      }
    },
  };
}

async function call(
  { route }: RouteMatch<HttpRoute>,
  event: APIGatewayProxyEventV2,
  onError: (error: unknown, functionName: string) => void,
  own: typeof gatewayAnswer,
): Promise<Answer> {
  try {
    const result = await invoke((context) => route.handler(event, context), {
      functionName: route.functionName,
      seconds: route.timeoutSeconds ?? DEFAULT_SECONDS,
      onLateError: (error) => onError(error, route.functionName),
    });
    return httpAnswer(result);
  } catch (error) {
    onError(error, route.functionName);
    if (error instanceof IntegrationTimeout) return own(503, 'Service Unavailable');
    return own(500, 'Internal Server Error');
  }
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function isOverLambdaLimit(event: APIGatewayProxyEventV2): boolean {
  return (
    (event.body?.length ?? 0) > 1024 * 1024 && Buffer.byteLength(JSON.stringify(event)) > LAMBDA_PAYLOAD_BYTES
  );
}

function clearHeaders(res: ServerResponse): ServerResponse {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  return res;
}

function logError(error: unknown, functionName: string): void {
  console.error(`[${functionName}]`, error);
}
