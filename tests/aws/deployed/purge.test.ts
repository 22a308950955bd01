import {
  CloudFrontClient,
  GetInvalidationCommand,
  paginateListDistributions,
  paginateListInvalidations,
} from '@aws-sdk/client-cloudfront';
import { expect, it } from 'vitest';
import { admin } from '../../api/shared-platform.ts';
import { sampleCourse } from '../../samples/sample-course.ts';

const client = new CloudFrontClient({});

/** Returns how often the courses of any distribution were purged. A deployment of pages purges everything. */
async function countPurges(): Promise<number> {
  const paths: string[] = [];
  for await (const { DistributionList } of paginateListDistributions({ client }, {}))
    for (const { Id: DistributionId } of DistributionList?.Items ?? [])
      for await (const { InvalidationList } of paginateListInvalidations({ client }, { DistributionId }))
        for (const { Id } of InvalidationList?.Items ?? []) {
          const { Invalidation } = await client.send(new GetInvalidationCommand({ DistributionId, Id }));
          paths.push(...(Invalidation?.InvalidationBatch?.Paths?.Items ?? []));
        }
  return paths.filter((path) => path === '/api/courses*').length;
}

it('a published course purges the courses from the edge’s cache', async () => {
  const before = await countPurges();
  const course = { ...sampleCourse, title: `Sample Course ${crypto.randomUUID()}`, publish: true };
  const { status } = await admin.send('POST', '/api/admin/courses', course);
  expect(status).toBe(201);
  await expect.poll(countPurges).toBeGreaterThan(before);
});
