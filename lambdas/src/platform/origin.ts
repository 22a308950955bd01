import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isSafeMethod } from '@redwhiteandcode/contract/api/operation.ts';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';
import { logSecurityEvent } from './security-log.ts';

/** Returns whether a request comes from a page of the site, or of the host that it calls, if that counts too. */
export function isOwnOrigin(origin: string | undefined, siteUrl: string, host?: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.origin === new URL(siteUrl).origin || (host !== undefined && page.host === host);
}

/**
 * Refuses changes that a browser sends for a page of another site: forms and scripts can send some without asking first.
 * Programs that are not browsers send no `Origin`.
 */
export const refuseOtherSites = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event: { headers, requestContext } }) => {
    if (isSafeMethod(requestContext.http.method)) return;
    const { origin, host } = headers;
    const { siteUrl, servesAnyHost } = environment();
    const isForeign =
      origin === undefined
        ? headers['sec-fetch-site'] === 'cross-site'
        : !isOwnOrigin(origin, siteUrl, servesAnyHost ? host : undefined);
    if (!isForeign) return;
    logSecurityEvent('originRefused');
    throw new HttpProblem(403, 'This request came from a page of another site.');
  },
});

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
