import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { describe, expect, it } from 'vitest';
import { Bucket, start } from './test-server.ts';

const field = (disposition: string, body: string) =>
  `Content-Disposition: form-data; ${disposition}\r\n\r\n${body}`;
const form = (...parts: string[]) => `--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`;
const send = (url: string, body: string, type = 'multipart/form-data; boundary=b') =>
  fetch(url, { method: 'POST', headers: { 'content-type': type }, body });

async function refusalOf(body: string, type?: string) {
  const { endpoint } = await start();
  const response = await send(`${endpoint}/${Bucket}`, body, type);
  return [response.status, /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1]];
}

describe('a form upload', () => {
  it.each([
    ['ends early', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
    ['has a field without a name', form(field('x=y', 'v'))],
    ['has no boundary', 'nothing'],
    ['continues after the boundary', '--bogus\r\n\r\n'],
    ['has an endless header', `--b\r\n${'x'.repeat(20_000)}`],
  ])('is malformed when it %s', async (_, body) => {
    expect(await refusalOf(body)).toEqual([400, 'MalformedPOSTRequest']);
  });

  it('is malformed when its content type names no boundary', async () => {
    expect(await refusalOf('x', 'multipart/form-data')).toEqual([400, 'MalformedPOSTRequest']);
  });

  it('stores nothing when it ends within the file', async () => {
    const { client, text } = await start();
    const { url, fields } = await createPresignedPost(client, { Bucket, Key: 'k' });
    const parts = Object.entries(fields).map(([name, value]) => field(`name="${name}"`, value));
    const whole = form(...parts, field('name="file"; filename="f"', 'bytes'));
    const cut = await send(url, whole.slice(0, -'s\r\n--b--\r\n'.length));
    expect([cut.status, await cut.text()]).toEqual([400, expect.stringContaining('MalformedPOSTRequest')]);
    await expect(text('k')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect((await send(url, whole)).status).toBe(204);
    expect(await text('k')).toBe('bytes');
  });

  it('is refused before its file arrives, and the server keeps running', async () => {
    const { client, endpoint, put } = await start();
    const { fields } = await createPresignedPost(client, { Bucket, Key: 'k' });
    const parts = Object.entries({ ...fields, key: 'another' }).map(([name, value]) =>
      field(`name="${name}"`, value),
    );
    const body = form(...parts, field('name="file"; filename="f"', 'x'.repeat(2_000_000)));
    const refused = await send(`${endpoint}/${Bucket}`, body);
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
    await put('next', 'body');
  });

  it('needs a file', async () => {
    expect(await refusalOf(form(field('name="key"', 'k')))).toEqual([400, 'InvalidArgument']);
  });

  it('has at most 20 KB of fields before the file', async () => {
    const [large, file] = ['x'.repeat(12_000), field('name="file"; filename="f"', '')];
    const two = form(field('name="a"', large), field('name="b"', large), file);
    const one = form(field('name="a"', large + large), file);
    for (const body of [one, two])
      expect(await refusalOf(body)).toEqual([400, 'MaxPostPreDataLengthExceeded']);
  });
});
