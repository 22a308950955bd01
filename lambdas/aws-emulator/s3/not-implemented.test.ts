import { connect } from 'node:net';
import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  type PutObjectCommandInput,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { Bucket, start, status } from './test-server.ts';

describe('what is not implemented', () => {
  it.each([
    [
      'tagging',
      new PutObjectTaggingCommand({ Bucket, Key: 'k', Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } }),
    ],
    ['tagging', new GetObjectTaggingCommand({ Bucket, Key: 'k' })],
    [
      'versioning',
      new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }),
    ],
    [
      'lifecycle',
      new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules: [] } }),
    ],
    ['versionId', new GetObjectCommand({ Bucket, Key: 'k', VersionId: 'v' })],
    ['GET /sample', new ListObjectsCommand({ Bucket })],
  ])('%s is answered 501 and says so', async (what, command) => {
    const { client } = await start();
    const sent = client.send(command as PutObjectTaggingCommand);
    await expect(sent).rejects.toMatchObject({ name: 'NotImplemented', ...status(501) });
    await expect(client.send(command as PutObjectTaggingCommand)).rejects.toThrow(`Not implemented here: `);
    await expect(client.send(command as PutObjectTaggingCommand)).rejects.toThrow(what);
  });

  it.each([
    [{ ACL: 'public-read' }, 'x-amz-acl'],
    [{ Tagging: 'a=b' }, 'x-amz-tagging'],
    [{ StorageClass: 'GLACIER' }, 'x-amz-storage-class'],
    [{ ServerSideEncryption: 'aws:kms' }, 'x-amz-server-side-encryption'],
    [{ ChecksumAlgorithm: 'CRC32C' }, 'crc32c'],
  ] as const)('%j on an upload stores nothing', async (option, named) => {
    const { put, client } = await start();
    const upload = put('k', 'abc', option as Partial<PutObjectCommandInput>);
    await expect(upload).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining(named),
    });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'k' }))).rejects.toMatchObject(status(404));
  });

  it('accepts what asks for the default', async () => {
    const { put, text } = await start();
    await put('k', 'abc', { StorageClass: 'STANDARD', ServerSideEncryption: 'AES256' });
    expect(await text('k')).toBe('abc');
  });

  it('names virtual-host style addressing', async () => {
    const { endpoint } = await start();
    const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
    socket.end(`GET /key HTTP/1.1\r\nHost: ${Bucket}.localhost\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1.1 501 [^]*forcePathStyle/);
  });
});
