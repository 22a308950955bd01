import type { Readable } from 'node:stream';
import { type AccountOptions, checkSignature } from '../iam/signature-check.ts';
import { parseScope, parseTimestamp } from '../iam/signature-v4.ts';
import { asS3Errors, type Authenticated, authorizeInS3, s3Service } from './authentication.ts';
import { BodyMeasure } from './body-measure.ts';
import { receiveForm } from './form.ts';
import { describeObject, refuseUnknownHeaders } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPolicy, parsePolicy } from './post-policy.ts';
import { checkKeyLength, type S3Request, type S3Response } from './request.ts';
import { invalidArgument, S3Error } from './s3-error.ts';

const SIGNATURE_FIELDS = ['x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-signature'];
const TOKEN_FIELD = 'x-amz-security-token';

/**
 * Runs a browser's form upload. The policy is verified before the first byte of the file, and its size limits while
 * the file arrives.
 */
export function postObject(
  request: S3Request,
  store: ObjectStore,
  account: AccountOptions,
): Promise<S3Response> {
  store.requireBucket(request.bucket);
  return receiveForm(request, (fields, file) => storeFile(request, store, account, fields, file));
}

async function storeFile(
  request: S3Request,
  store: ObjectStore,
  account: AccountOptions,
  fields: ReadonlyMap<string, string>,
  file: Readable,
): Promise<S3Response> {
  const authorize = verifySignature(fields, account);
  const bounds = checkPolicy(parsePolicy(fields.get('policy') ?? ''), fields, request.bucket);
  const key = fields.get('key') ?? '';
  if (key === '') throw invalidArgument('key', '', 'User key must have a length greater than 0.');
  checkKeyLength(key);
  authorize('s3:PutObject', request.bucket, key);
  const names = [...fields.keys()].filter(
    (name) => name.startsWith('x-amz-') && ![...SIGNATURE_FIELDS, TOKEN_FIELD].includes(name),
  );
  refuseUnknownHeaders(fields.has('acl') ? ['x-amz-acl', ...names] : names);
  const description = describeObject(key, names, (name) => fields.get(name));
  const staged = await store.stage(file, new BodyMeasure(bounds));
  const { etag } = await store.commit(request.bucket, staged, description);
  const host = request.header('host') ?? '';
  const location = `http://${host}/${request.bucket}/${encodeURIComponent(key)}`;
  return { status: 204, headers: { etag: `"${etag}"`, location } };
}

function verifySignature(
  fields: ReadonlyMap<string, string>,
  account: AccountOptions,
): Authenticated['authorize'] {
  const policy = fields.get('policy');
  if (policy === undefined) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  const missing = SIGNATURE_FIELDS.find((name) => !fields.has(name));
  if (missing !== undefined) {
    throw invalidArgument(missing, '', `Bucket POST must contain a field named '${missing}'.`);
  }
  const credential = fields.get('x-amz-credential') ?? '';
  const scope = parseScope(credential);
  const timestamp = fields.get('x-amz-date') ?? '';
  if (!scope || Number.isNaN(parseTimestamp(timestamp))) {
    throw invalidArgument('X-Amz-Credential', credential, 'The credential is malformed.');
  }
  const signature = fields.get('x-amz-signature') ?? '';
  const token = fields.get(TOKEN_FIELD);
  return asS3Errors(true, () => {
    const check = checkSignature(policy, { scope, timestamp, signature, token }, s3Service(account));
    return authorizeInS3(check, true);
  });
}
