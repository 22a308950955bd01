import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Operation } from '@redwhiteandcode/contract/api/operation.ts';

/** Whether a condition names this tag. CloudFront makes a tag weak when it compresses the body. */
const matches = (condition: string | undefined, tag: string): boolean =>
  (condition ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');

/**
 * Lets CloudFront share the successful response of a public read, with a validator (RFC 9110, entity tags). Returns 304
 * without a body if the caller has the same response. Other responses stay as they are.
 */
export function shareResponse(
  { sharedSeconds }: Pick<Operation, 'sharedSeconds'>,
  condition: string | undefined,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  if (!sharedSeconds || response.statusCode !== 200 || response.body === undefined) return response;
  const etag = `"${createHash('sha256').update(response.body).digest('base64url').slice(0, 22)}"`;
  // Browsers ask again each time, and get 304.
  const headers = { 'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}`, etag };
  if (matches(condition, etag)) return { statusCode: 304, headers };
  return { ...response, headers: { ...response.headers, ...headers } };
}
