import { expect, it } from 'vitest';
import { parseAuthorization, parseScope, sign, stringToSign } from './signature-v4.ts';

// The examples of the Amazon S3 API Reference, "Authenticating Requests".
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const timestamp = '20130524T000000Z';
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const headers: Record<string, string> = {
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  'x-amz-content-sha256': emptyHash,
  'x-amz-date': timestamp,
};
const header = (name: string) => headers[name];

it('verifies the published signature of a GET with an Authorization header', () => {
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
  const parsed = parseAuthorization(
    `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${Object.keys(headers).join(';')},Signature=${signature}`,
  );
  if (!parsed) throw new Error('The header was not parsed.');
  const { scope, signedHeaders } = parsed;
  const parts = {
    method: 'GET',
    path: '/test.txt',
    query: [],
    signedHeaders,
    header,
    payloadHash: emptyHash,
  };
  expect(sign(secret, scope, stringToSign(scope, timestamp, parts))).toBe(parsed.signature);
  expect(parsed.signature).toBe(signature);
});

it('verifies the published signature of a presigned GET', () => {
  const scope = parseScope(credential);
  if (!scope) throw new Error('The scope was not parsed.');
  const query = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', credential],
    ['X-Amz-Date', timestamp],
    ['X-Amz-Expires', '86400'],
    ['X-Amz-SignedHeaders', 'host'],
  ] as const;
  const payloadHash = 'UNSIGNED-PAYLOAD';
  const parts = { method: 'GET', path: '/test.txt', query, signedHeaders: ['host'], header, payloadHash };
  expect(sign(secret, scope, stringToSign(scope, timestamp, parts))).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
