import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Key, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { isPublicChange, purgeEdge } from './edge-cache.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
const published: Image = { status: { S: 'published' }, published_revision: { N: '2' } };

const change = ({ pk, sk }: Key, before: Image, after: Image, SequenceNumber = '1'): DynamoDBRecord => ({
  dynamodb: {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    ...(before && { OldImage: before }),
    ...(after && { NewImage: after }),
    SequenceNumber,
  },
});
const course = keys.course('sample');

it.each<[string, DynamoDBRecord, boolean]>([
  ['a new course', change(course, undefined, published), true],
  ['a deleted course', change(course, published, undefined), true],
  ['a publication', change(course, published, { ...published, published_revision: { N: '3' } }), true],
  ['an archived course', change(course, published, { ...published, status: { S: 'archived' } }), true],
  ['a saved draft', change(course, published, { ...published, revision: { N: '3' } }), false],
  ['a module, which is written with its course', change(keys.module('sample', 1), undefined, {}), false],
  ['an enrollment', change(keys.enrollment('u', 'sample'), undefined, {}), false],
])('%s can change what visitors read: %#', (_name, record, isPublic) => {
  expect(isPublicChange(record)).toBe(isPublic);
});

/** Serves CloudFront's API, with a status, and returns the requests that it gets. */
async function serveCloudFront(status: number): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(status, { 'content-type': 'text/xml' }).end('<Invalidation></Invalidation>');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const variables = {
    AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sample',
    AWS_SECRET_ACCESS_KEY: 'sample',
    AWS_MAX_ATTEMPTS: '1',
    DISTRIBUTION_ID: 'ESAMPLE',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return requests;
}

const publication = (sequence: string) =>
  change(course, published, { ...published, published_revision: { N: '3' } }, sequence);

it('a batch with publications removes all courses from the edge once, named by its last publication', async () => {
  const requests = await serveCloudFront(201);
  await purgeEdge([publication('7'), publication('8'), change(course, published, published, '9')]);
  expect(requests).toHaveLength(1);
  const [request = ''] = requests;
  expect(request).toMatch(/^POST \/\S+\/distribution\/ESAMPLE\/invalidation /);
  expect(request).toContain('<CallerReference>8</CallerReference>');
  expect(request).toContain('<Path>/api/courses*</Path>');
});

it('a batch without one removes nothing', async () => {
  const requests = await serveCloudFront(201);
  await purgeEdge([change(course, published, published)]);
  expect(requests).toEqual([]);
});

it('a failure is logged and does not fail the batch', async () => {
  const requests = await serveCloudFront(400);
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  await purgeEdge([publication('7')]);
  expect(requests).toHaveLength(1);
  expect(error).toHaveBeenCalledOnce();
});
