import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { HttpProblem } from './http-problem.ts';
import { logger } from './logger.ts';
import { isThrottled, throttledProblem } from './throttling.ts';

function problemOf(error: unknown, requestId: string): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isThrottled(error)) return throttledProblem(error);
  return new HttpProblem(500, `Something went wrong on our side. Please try again. (Request ${requestId})`);
}

/** Turns errors into problem documents. Errors that the caller cannot fix are logged and get a general message. */
export const problemResponses = (): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> => ({
  onError: (request) => {
    const { error, event } = request;
    const { requestId } = event.requestContext;
    if (!(error instanceof HttpProblem))
      logger.error('Unexpected failure', { error, requestId, route: event.routeKey });
    const problem = problemOf(error, requestId);
    request.response = {
      statusCode: problem.status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...problem.headers,
      },
      body: JSON.stringify(problem.toProblem()),
    };
  },
});
