import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type Credentials,
  parseScope,
  parseTimestamp,
  sameSignature,
  sign,
  stringToSign,
} from '../signature-v4.ts';
import { splitTarget } from './request-context.ts';

const SKEW_MS = 5 * 60_000;

/** Whether a request carries a valid Signature Version 4 of these credentials over its head and body. */
export function isSigned(req: IncomingMessage, body: Buffer, credentials: Credentials): boolean {
  const match =
    /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)$/.exec(
      req.headers.authorization ?? '',
    );
  const scope = parseScope(match?.[1] ?? '');
  const timestamp = String(req.headers['x-amz-date'] ?? '');
  if (!match?.[2] || !match[3] || scope?.accessKeyId !== credentials.accessKeyId) return false;
  if (!(Math.abs(Date.now() - parseTimestamp(timestamp)) <= SKEW_MS)) return false;
  const signedHeaders = match[2].split(';');
  if (scope.service !== 'execute-api' || !signedHeaders.includes('host')) return false;
  const { path, query } = splitTarget(req.url ?? '/');
  const parts = {
    method: req.method ?? 'GET',
    path,
    query: [...new URLSearchParams(query)],
    signedHeaders,
    header: (name: string) => req.headersDistinct[name]?.join(','),
    payloadHash: createHash('sha256').update(body).digest('hex'),
  };
  const text = stringToSign(scope, timestamp, parts, 'again');
  return sameSignature(sign(credentials.secretAccessKey, scope, text), match[3]);
}
