import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

/** Refuses a request that did not come through CloudFront, where there is one: its limits and addresses hold there. */
export const requireOrigin = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    const { originSecret } = environment();
    if (!originSecret) return;
    const sent = Buffer.from(event.headers['x-origin-verify'] ?? '');
    const wanted = Buffer.from(originSecret);
    if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) throw new HttpProblem(403);
  },
});
