import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isSafeMethod } from '@redwhiteandcode/contract/api/operation.ts';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';
import { isOwnOrigin } from './own-origin.ts';
import { logSecurityEvent } from './security-log.ts';

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
