import type { Answer } from './answer.ts';
import { type Authenticated, authenticate } from './authentication.ts';
import { createBucket, listBuckets } from './buckets.ts';
import { deleteObjects } from './delete-objects.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { refuseUnknownHeaders } from './object-headers.ts';
import type { StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { postObject } from './post-object.ts';
import { copyObject, putObject } from './put-object.ts';
import type { S3Request } from './request-target.ts';
import { notImplemented } from './s3-error.ts';
import type { Credentials } from '../signature-v4.ts';

/** What an operation works with. */
export interface OperationContext {
  store: ObjectStore;
  credentials: Credentials;
  /** Hears of every object that came to be. */
  created: (how: 'Put' | 'Post' | 'Copy', bucket: string, object: StoredObject) => void;
}

type Operation = (
  request: S3Request,
  context: OperationContext,
  caller: Authenticated,
) => Answer | Promise<Answer>;

interface OperationEntry {
  run: Operation;
  /** Query parameters understood; `x-amz-` ones count as headers and are checked as such. */
  params?: string[];
}

const READ: OperationEntry = {
  run: (request, { store }) => getObject(request, store),
  params: [
    'cache-control',
    'content-disposition',
    'content-encoding',
    'content-language',
    'content-type',
    'expires',
  ].map((name) => `response-${name}`),
};

const OPERATIONS: Record<string, OperationEntry> = {
  'GET /': { run: (_, { store }) => listBuckets(store) },
  'PUT bucket': { run: (request, { store }, caller) => createBucket(request, store, caller) },
  'HEAD bucket': {
    run: ({ bucket }, { store }, { region }) => {
      store.requireBucket(bucket);
      return { status: 200, headers: { 'x-amz-bucket-region': region } };
    },
  },
  'DELETE bucket': {
    run: ({ bucket }, { store }) => {
      store.deleteBucket(bucket);
      return { status: 204 };
    },
  },
  'GET bucket?list-type': {
    run: (request, { store }) => listObjects(request, store),
    params: [
      'list-type',
      'prefix',
      'delimiter',
      'max-keys',
      'continuation-token',
      'start-after',
      'encoding-type',
    ],
  },
  'POST bucket?delete': {
    run: (request, { store }, caller) => deleteObjects(request, store, caller),
    params: ['delete'],
  },
  'PUT key': {
    async run(request, { store, created }, caller) {
      const copy = request.header('x-amz-copy-source') !== undefined;
      const { object, answer } = await (copy
        ? copyObject(request, store)
        : putObject(request, store, caller));
      created(copy ? 'Copy' : 'Put', request.bucket, object);
      return answer;
    },
  },
  'GET key': READ,
  'HEAD key': READ,
  'DELETE key': {
    run: ({ bucket, key }, { store }) => {
      store.delete(bucket, key);
      return { status: 204 };
    },
  },
};

/** Carries out a request that is not a preflight; whatever is not in the table above is refused with 501. */
export async function operate(request: S3Request, context: OperationContext): Promise<Answer> {
  refuseVirtualHost(request, context.store);
  if (isFormUpload(request)) {
    context.store.requireBucket(request.bucket);
    const { object, answer } = await postObject(request, context.store, context.credentials);
    context.created('Post', request.bucket, object);
    return answer;
  }
  const caller = authenticate(request, context.credentials);
  const entry = OPERATIONS[operationName(request)];
  const unknown = request.query.find(([name]) => !isUnderstood(name, entry?.params ?? []));
  if (unknown) throw notImplemented(`${request.method} with the "${unknown[0]}" parameter`);
  if (!entry) throw notImplemented(`${request.method} ${request.path}`);
  refuseUnknownHeaders(request.amzHeaders, request.header);
  return entry.run(request, context, caller);
}

function operationName({ method, bucket, key, param }: S3Request): string {
  if (key !== '') return `${method} key`;
  if (bucket === '') return `${method} /`;
  if (method === 'GET' && param('list-type') === '2') return 'GET bucket?list-type';
  if (method === 'POST' && param('delete') !== undefined) return 'POST bucket?delete';
  return `${method} bucket`;
}

const isFormUpload = (request: S3Request) =>
  request.method === 'POST' &&
  request.key === '' &&
  /^multipart\/form-data/i.test(request.header('content-type') ?? '');

const isUnderstood = (name: string, params: string[]) =>
  params.includes(name) || name === 'x-id' || /^x-amz-/i.test(name);

function refuseVirtualHost(request: S3Request, store: ObjectStore): void {
  const label = /^([a-z0-9][a-z0-9.-]*)\.[^.]+$/.exec(request.header('host')?.split(':')[0] ?? '')?.[1];
  if (label !== undefined && store.hasBucket(label) && request.bucket !== label) {
    throw notImplemented('virtual-host style addressing; set forcePathStyle on the client');
  }
}
