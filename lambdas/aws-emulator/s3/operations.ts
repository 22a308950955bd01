import type { AccountOptions } from '../iam/signature-check.ts';
import { type Authenticated, authenticate } from './authentication.ts';
import { deleteObjects } from './delete-objects.ts';
import { getObject, overrides } from './get-object.ts';
import { listObjects, listParameters } from './list-objects.ts';
import { refuseUnknownHeaders } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { postObject } from './post-object.ts';
import { putObject } from './put-object.ts';
import type { S3Request, S3Response } from './request.ts';
import { notImplemented } from './s3-error.ts';

interface Operation {
  /** The permission that it needs, on the bucket or, if it names a key, on the object. */
  action?: `s3:${string}`;
  run: (request: S3Request, store: ObjectStore, caller: Authenticated) => S3Response | Promise<S3Response>;
  /** The supported query parameters besides `x-amz-` ones, which count as headers. */
  parameters?: readonly string[];
}

const operations: Record<string, Operation> = {
  'GET bucket?list-type': { action: 's3:ListBucket', run: listObjects, parameters: listParameters },
  'POST bucket?delete': { run: deleteObjects, parameters: ['delete'] },
  'PUT key': { action: 's3:PutObject', run: putObject },
  'GET key': { action: 's3:GetObject', run: getObject, parameters: overrides },
  'HEAD key': { action: 's3:GetObject', run: getObject, parameters: overrides },
  'DELETE key': {
    action: 's3:DeleteObject',
    run({ bucket, key }, store) {
      store.delete(bucket, key);
      return { status: 204 };
    },
  },
};

/** Runs a request. Operations that are not in the table above are refused with 501. */
export async function operate(
  request: S3Request,
  store: ObjectStore,
  account: AccountOptions,
): Promise<S3Response> {
  if (isFormUpload(request)) return postObject(request, store, account);
  const caller = authenticate(request, account);
  const operation = operations[operationName(request)];
  const unknown = request.query.find(([name]) => !isSupported(name, operation?.parameters ?? []));
  if (unknown) throw notImplemented(`${request.method} with the "${unknown[0]}" parameter`);
  if (!operation) throw notImplemented(`${request.method} ${request.path}`);
  refuseUnknownHeaders(request.amzHeaders);
  const { bucket, key } = request;
  if (operation.action) caller.authorize(operation.action, bucket, key === '' ? undefined : key);
  return operation.run(request, store, caller);
}

function operationName({ method, key, param }: S3Request): string {
  if (key !== '') return `${method} key`;
  if (method === 'GET' && param('list-type') === '2') return 'GET bucket?list-type';
  if (method === 'POST' && param('delete') !== undefined) return 'POST bucket?delete';
  return `${method} bucket`;
}

const isFormUpload = (request: S3Request) =>
  request.method === 'POST' &&
  request.key === '' &&
  /^multipart\/form-data/i.test(request.header('content-type') ?? '');

const isSupported = (name: string, parameters: readonly string[]) =>
  parameters.includes(name) || name === 'x-id' || /^x-amz-/i.test(name);
