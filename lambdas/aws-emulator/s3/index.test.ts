import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  type PutObjectCommandInput,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { Bucket, start, status } from './test-server.ts';

describe('GetObject', () => {
  it('returns one range of an object', async () => {
    const { client, put } = await start();
    await put('k', '0123456789');
    const get = (Range: string) => client.send(new GetObjectCommand({ Bucket, Key: 'k', Range }));
    const range = async (header: string) => {
      const part = await get(header);
      return [part.ContentRange, await part.Body?.transformToString()];
    };
    expect(await range('bytes=2-4')).toEqual(['bytes 2-4/10', '234']);
    expect(await range('bytes=7-')).toEqual(['bytes 7-9/10', '789']);
    expect(await range('bytes=-3')).toEqual(['bytes 7-9/10', '789']);
    expect(await range('bytes=8-99')).toEqual(['bytes 8-9/10', '89']);
    expect(await range('bytes=4-2')).toEqual([undefined, '0123456789']);
    await expect(get('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange', ...status(416) });
  });

  it('refuses a header override that cannot be sent', async () => {
    const { client, put } = await start();
    await put('k', 'abc');
    const get = new GetObjectCommand({ Bucket, Key: 'k', ResponseContentDisposition: 'a\u0000b' });
    await expect(client.send(get)).rejects.toMatchObject({ name: 'InvalidArgument' });
  });

  it('returns no bytes of an empty object', async () => {
    const { put, text } = await start();
    await put('empty', '', { ContentLength: 0 });
    expect(await text('empty')).toBe('');
  });
});

it.each(['No', '.staging', 'a', 'a..b'])('does not start with a bucket named %s', async (name) => {
  await expect(async () => start({ buckets: [name] })).rejects.toThrow('not a valid bucket name');
});

describe('an unsupported request', () => {
  it.each([
    [
      'tagging',
      new PutObjectTaggingCommand({ Bucket, Key: 'k', Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } }),
    ],
    ['tagging', new GetObjectTaggingCommand({ Bucket, Key: 'k' })],
    ['versionId', new GetObjectCommand({ Bucket, Key: 'k', VersionId: 'v' })],
    ['GET /sample', new ListObjectsCommand({ Bucket })],
  ])('is a 501 that names %s', async (what, command) => {
    const { client } = await start();
    await expect(client.send(command as PutObjectTaggingCommand)).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringMatching(`^Not implemented here: .*${what}`),
      ...status(501),
    });
  });

  it.each([
    [{ ACL: 'public-read' }, 'x-amz-acl'],
    [{ ServerSideEncryption: 'aws:kms' }, 'x-amz-server-side-encryption'],
    [{ ChecksumAlgorithm: 'SHA1' }, 'x-amz-checksum-sha1'],
  ] as const)('with %j stores nothing', async (option, named) => {
    const { put, client } = await start();
    const upload = put('k', 'abc', option as Partial<PutObjectCommandInput>);
    await expect(upload).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining(named),
    });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'k' }))).rejects.toMatchObject(status(404));
  });
});
