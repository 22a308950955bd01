import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

/** Throws an HttpProblem 403 where there is CloudFront and this is not what it sends: its limits and addresses hold there. */
export function checkOrigin(secret: string | undefined): void {
  const { originSecret } = environment();
  if (!originSecret) return;
  const sent = Buffer.from(secret ?? '');
  const wanted = Buffer.from(originSecret);
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) throw new HttpProblem(403);
}

/** Refuses a request that did not come through CloudFront, where there is one. */
export const requireOrigin = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => checkOrigin(event.headers['x-origin-verify']),
});
