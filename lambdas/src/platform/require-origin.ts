import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';
import { logSecurityEvent } from './security-log.ts';

/** Throws an HttpProblem 403 if there is CloudFront and the secret is not the one that it sends. */
export function checkOrigin(secret: string | undefined): void {
  const { originSecret } = environment();
  if (!originSecret) return;
  const sent = Buffer.from(secret ?? '');
  const wanted = Buffer.from(originSecret);
  if (sent.length === wanted.length && timingSafeEqual(sent, wanted)) return;
  logSecurityEvent('originRefused');
  throw new HttpProblem(403);
}

/** Refuses requests that bypass CloudFront, because CloudFront's limits and caller addresses would not apply. */
export const requireOrigin = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => checkOrigin(event.headers['x-origin-verify']),
});
