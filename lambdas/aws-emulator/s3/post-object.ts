import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { type AccountOptions, checkSignature } from '../iam/signature-check.ts';
import { parseScope, parseTimestamp } from '../iam/signature-v4.ts';
import { asS3Errors, type Authenticated, authorizeInS3, s3Service } from './authentication.ts';
import { BodyMeasure } from './body-measure.ts';
import { describeObject, refuseUnknownHeaders } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPolicy, parsePolicy } from './post-policy.ts';
import { checkKeyLength, type S3Request, type S3Response } from './request.ts';
import { invalidArgument, S3Error } from './s3-error.ts';

const MAX_FIELDS_BYTES = 20 * 1024;

const malformedForm = (): S3Error =>
  new S3Error(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );

function openForm({ message }: S3Request): busboy.Busboy {
  try {
    return busboy({ headers: message.headers, limits: { fieldSize: MAX_FIELDS_BYTES } });
  } catch {
    // busboy throws for a content type without a boundary.
    throw malformedForm();
  }
}

/**
 * Reads the fields of a form upload and passes them, by lower-case name, to `store` with the file that follows them.
 * As in S3, everything after the file is ignored. Throws `MalformedPOSTRequest`, `MaxPostPreDataLengthExceeded` when
 * the fields exceed 20 KB, and `InvalidArgument` without a file.
 */
async function receiveForm<Result>(
  request: S3Request,
  store: (fields: ReadonlyMap<string, string>, file: Readable) => Promise<Result>,
): Promise<Result> {
  const { message } = request;
  const form = openForm(request);
  const fields = new Map<string, string>();
  const { promise: file, resolve, reject } = Promise.withResolvers<Readable>();
  let size = 0;
  form.on('field', (name: string | undefined, value, { valueTruncated }) => {
    if (name === undefined) return reject(malformedForm());
    size += name.length + value.length;
    if (valueTruncated || size > MAX_FIELDS_BYTES) {
      const text = 'Your POST request fields preceding the upload file were too large.';
      reject(new S3Error(400, 'MaxPostPreDataLengthExceeded', text));
    }
    fields.set(name.toLowerCase(), value);
  });
  form.on('file', (name, stream) => {
    // A refused file is destroyed unread, and its error has no other listener.
    stream.on('error', () => undefined);
    if (name === 'file') resolve(stream);
    else stream.resume();
  });
  form.on('error', () => reject(malformedForm()));
  form.on('finish', () =>
    reject(invalidArgument('file', '0', 'POST requires exactly one file upload per request.')),
  );
  message.once('error', (error) => form.destroy(error));
  message.pipe(form);
  try {
    return await store(fields, await file);
  } catch (error) {
    throw form.errored && !(error instanceof S3Error) ? malformedForm() : error;
  } finally {
    message.unpipe(form);
    form.destroy();
  }
}

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
