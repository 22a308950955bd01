import { type Answer, xmlAnswer } from './answer.ts';
import { checkKey, checkSignature } from './authentication.ts';
import { BodyMeasure } from './body-measure.ts';
import { type FormPart, boundaryOf, readForm } from './multipart-form.ts';
import { describeObject, refuseUnknownHeaders } from './object-headers.ts';
import type { StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPolicy, parsePolicy } from './post-policy.ts';
import { chunksOf } from './request-body.ts';
import type { S3Request } from './request-target.ts';
import { invalidArgument, S3Error } from './s3-error.ts';
import { type Credentials, parseScope } from '../signature-v4.ts';
import { element, xmlDocument } from './xml.ts';

const MAX_FIELDS_BYTES = 20 * 1024;
const FORM_FIELDS = new Set(['x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-signature']);

/**
 * Stores the file of a browser's form upload. The policy is verified before the first byte of the file, its size
 * limits while the file arrives; what comes after the file is ignored, as S3 does.
 */
export async function postObject(
  request: S3Request,
  store: ObjectStore,
  credentials: Credentials,
): Promise<{ object: StoredObject; answer: Answer }> {
  const fields = new Map<string, string>();
  let size = 0;
  const form = readForm(chunksOf(request.message), boundaryOf(request.header('content-type') ?? ''));
  for await (const part of form) {
    // Awaited here, because leaving the loop closes the form.
    if (part.name.toLowerCase() === 'file') return await storeFile(request, store, credentials, fields, part);
    const value = await readField(part, MAX_FIELDS_BYTES - size);
    size += part.name.length + value.length;
    fields.set(part.name.toLowerCase(), value);
  }
  throw invalidArgument('file', '0', 'POST requires exactly one file upload per request.');
}

async function storeFile(
  request: S3Request,
  store: ObjectStore,
  credentials: Credentials,
  fields: Map<string, string>,
  file: FormPart,
) {
  expandFilename(fields, file.filename ?? '');
  verifyForm(fields, credentials);
  const bounds = checkPolicy(parsePolicy(fields.get('policy') ?? ''), fields, request.bucket);
  const key = fields.get('key') ?? '';
  if (key === '') throw invalidArgument('key', '', 'User key must have a length greater than 0.');
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  const names = [...fields.keys()].filter((name) => name.startsWith('x-amz-') && !FORM_FIELDS.has(name));
  refuseUnknownHeaders(fields.has('acl') ? ['x-amz-acl', ...names] : names, (name) => fields.get(name));
  const described = describeObject(names, (name) => fields.get(name));
  const staged = await store.stage(file.body, new BodyMeasure(bounds));
  const object = await store.commit(request.bucket, staged, { key, ...described });
  return { object, answer: answerTo(request, fields, object) };
}

async function readField(part: FormPart, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = part.name.length;
  for await (const chunk of part.body) {
    size += chunk.length;
    if (size > limit) {
      const message = 'Your POST request fields preceding the upload file were too large.';
      throw new S3Error(400, 'MaxPostPreDataLengthExceeded', message);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** All variables are expanded before the policy is checked; a path in the file's name is dropped. */
function expandFilename(fields: Map<string, string>, filename: string): void {
  const base = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
  const key = fields.get('key');
  if (key === undefined)
    throw invalidArgument(
      'key',
      '',
      "Bucket POST must contain a field named 'key'.  If it is specified, please check the order of the fields.",
    );
  fields.set(
    'key',
    key.replaceAll('${filename}', () => base),
  );
}

function verifyForm(fields: Map<string, string>, credentials: Credentials): void {
  const policy = fields.get('policy');
  if (policy === undefined) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  for (const name of FORM_FIELDS) {
    if (fields.has(name)) continue;
    throw invalidArgument(name, '', `Bucket POST must contain a field named '${name}'.`);
  }
  const scope = parseScope(fields.get('x-amz-credential') ?? '');
  const date = fields.get('x-amz-date') ?? '';
  if (!scope || scope.service !== 's3' || !/^\d{8}T\d{6}Z$/.test(date) || !date.startsWith(scope.date)) {
    throw invalidArgument(
      'X-Amz-Credential',
      fields.get('x-amz-credential') ?? '',
      'The credential is malformed.',
    );
  }
  checkKey(scope, credentials);
  checkSignature(credentials, scope, policy, fields.get('x-amz-signature') ?? '');
}

function answerTo(request: S3Request, fields: Map<string, string>, object: StoredObject): Answer {
  const location = `http://${request.header('host') ?? ''}/${request.bucket}/${encodeURIComponent(object.key)}`;
  const headers = { etag: `"${object.etag}"`, location };
  const redirect = fields.get('success_action_redirect') ?? fields.get('redirect');
  if (redirect !== undefined && URL.canParse(redirect)) {
    const target = new URL(redirect);
    target.searchParams.set('bucket', request.bucket);
    target.searchParams.set('key', object.key);
    target.searchParams.set('etag', headers.etag);
    return { status: 303, headers: { ...headers, location: target.href } };
  }
  const status = fields.get('success_action_status');
  if (status === '200') return { status: 200, headers };
  if (status !== '201') return { status: 204, headers };
  const children = [
    element('Location', location),
    element('Bucket', request.bucket),
    element('Key', object.key),
    element('ETag', headers.etag),
  ];
  return xmlAnswer(201, xmlDocument('PostResponse', ...children), headers);
}
