import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { readBody, requestTarget } from '../http/request.ts';
import { IntegrationTimeout, invoke } from '../lambda/invocation.ts';
import { httpEvent, type HttpResult, LAMBDA_PAYLOAD_BYTES, readResult, sendResult } from './http-payload.ts';
import { newRequestId } from './request-context.ts';
import { createRouteTable } from './route-table.ts';

/** A route of the HTTP API with its function. */
export interface HttpRoute {
  /** `GET /api/courses/{courseId}` or `$default`. */
  routeKey: string;
  handler: (
    event: APIGatewayProxyEventV2,
    context: Context,
  ) => Promise<APIGatewayProxyStructuredResultV2 | string | object>;
  functionName: string;
}

/** API Gateway's default and largest time limit of an integration. */
export const integrationSeconds = 30;

/** The options of an HTTP API. */
export interface HttpApiOptions {
  routes: readonly HttpRoute[];
  /** The integrations' time limit. @default integrationSeconds */
  timeoutSeconds?: number | undefined;
}

/** An HTTP API, to be mounted in a server. */
export interface HttpApi {
  /** Handles a request. Settles when the response is written or the client is gone, and never rejects. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** API Gateway's quota for the request line and the values of all headers together. */
const MAX_HEAD_BYTES = 10_240;

/** Makes an error response of the gateway. */
const failure = (statusCode: number, message: string): HttpResult =>
  readResult({
    statusCode,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });

/** Creates an HTTP API (payload format 2.0, stage `$default`) in front of functions in this process. */
export function createHttpApi({ routes, timeoutSeconds = integrationSeconds }: HttpApiOptions): HttpApi {
  const match = createRouteTable(routes);

  async function respond(req: IncomingMessage, requestId: string): Promise<HttpResult | undefined> {
    if (headBytes(req) > MAX_HEAD_BYTES) return failure(431, 'Request Header Fields Too Large');
    const { path: encoded, query } = requestTarget(req);
    const path = decodePath(encoded);
    if (path === undefined) return failure(400, 'Bad Request');
    const found = match(req.method ?? 'GET', path);
    if (!found) return failure(404, 'Not Found');
    const { route, pathParameters } = found;
    const body = await readBody(req, MAX_BODY_BYTES);
    if (body === 'aborted') return undefined;
    if (body === 'too large') return failure(413, 'Request Entity Too Large');
    const { routeKey } = route;
    const event = httpEvent(req, { routeKey, path, query, pathParameters, body, requestId });
    return isOverLambdaLimit(event) ? failure(413, 'Request Entity Too Large') : call(route, event);
  }

  async function call(
    { handler, functionName }: HttpRoute,
    event: APIGatewayProxyEventV2,
  ): Promise<HttpResult> {
    const log = (error: unknown) => console.error(`[${functionName}]`, error);
    try {
      const result = await invoke((context) => handler(event, context), {
        functionName,
        seconds: timeoutSeconds,
        onLateError: log,
      });
      return readResult(result);
    } catch (error) {
      log(error);
      if (error instanceof IntegrationTimeout) return failure(503, 'Service Unavailable');
      return failure(500, 'Internal Server Error');
    }
  }

  return {
    async handle(req, res) {
      // The client disconnected while the response was being written.
      res.on('error', () => req.destroy());
      const requestId = newRequestId();
      try {
        const result = await respond(req, requestId);
        if (result) sendResult(res, result, requestId);
      } catch (error) {
        console.error('[gateway]', error);
        if (res.headersSent) return void res.destroy();
        for (const name of res.getHeaderNames()) res.removeHeader(name);
        sendResult(res, failure(500, 'Internal Server Error'), requestId);
      }
    },
  };
}

function headBytes({ method = '', url = '', httpVersion, rawHeaders }: IncomingMessage): number {
  const values = rawHeaders.filter((_, at) => at % 2 === 1);
  return [`${method} ${url} HTTP/${httpVersion}`, ...values].reduce((sum, { length }) => sum + length, 0);
}

function decodePath(path: string): string | undefined {
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
