import { request } from 'node:http';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, newLearner } from '../api-client.ts';
import {
  applications,
  askForUpload,
  createBucket,
  html,
  megabyte,
  objectsOf,
  pdf,
  postFile,
  submit,
  type Upload,
  upload,
} from '../liftoff-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

const wrongType = 'Please upload a PDF or image file (JPG, PNG)';
const uploadFailed = 'Failed to upload verification document. Please try again.';

let platform: Platform;
let visitor: Caller;
let bucket: S3Client;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  bucket = createBucket();
});
afterAll(() => platform?.stop());

describe('a proof', () => {
  it('is kept in the applicant’s folder under a random, timestamped name with its extension', async () => {
    const who = await newLearner(platform.origin);
    const file = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]);
    const key = await upload(platform.origin, who, file, {
      file_name: 'Scan of it.JPEG',
      content_type: 'image/jpeg',
    });
    const { status, body } = await submit(who, { proof_upload_key: key });
    expect(status).toBe(201);
    expect(body.proof_document_url).toMatch(new RegExp(`^${who.userId}/[0-9a-f]{32}_\\d{13}\\.jpeg$`));
    expect(await objectsOf(bucket, who)).toEqual([body.proof_document_url]);
  });

  it('may have five megabytes, and not a byte more', async () => {
    const who = await newLearner(platform.origin);
    const key = await upload(platform.origin, who, pdf(5 * megabyte));
    expect((await submit(who, { proof_upload_key: key })).status).toBe(201);
    const refused = await askForUpload(who, 5 * megabyte + 1);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path: 'body.size', message: 'File size must be less than 5MB' }]);
    expect((await askForUpload(who, 0)).status).toBe(400);
    const { body } = await askForUpload(who, 5 * megabyte);
    expect(await postFile(platform.origin, body, pdf(5 * megabyte + 1))).toBe(400);
    expect(await objectsOf(bucket, who)).toHaveLength(1);
  });

  it.each([
    [{ content_type: 'text/html' }, 'content_type'],
    [{ content_type: 'image/svg+xml' }, 'content_type'],
    [{ file_name: 'letter.html' }, 'file_name'],
    [{ file_name: 'letter.pdf.exe' }, 'file_name'],
  ])('of another type is refused before it is sent: %j', async (more, field) => {
    const { status, body } = await askForUpload(await newLearner(platform.origin), 10, more);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: `body.${field}`, message: wrongType }]);
  });

  it.each([
    ['HTML named .pdf', html, {}],
    ['a PDF named .png', pdf(), { file_name: 'scan.png', content_type: 'image/png' }],
    ['three bytes', new Uint8Array([1, 2, 3]), {}],
  ])('that is %s is refused, and deleted', async (_name, file, more) => {
    const who = await newLearner(platform.origin);
    const { status, body } = await submit(who, {
      proof_upload_key: await upload(platform.origin, who, file, more),
    });
    expect(status).toBe(422);
    expect(body.type).toBe('urn:redwhiteandcode:problem:invalid-file-type');
    expect(body.errors).toEqual([{ path: 'body.proof_upload_key', message: wrongType }]);
    expect(await objectsOf(bucket, who)).toEqual([]);
    expect((await who.send('GET', applications)).body.items).toEqual([]);
    expect((await submit(who, { proof_upload_key: await upload(platform.origin, who, pdf()) })).status).toBe(
      201,
    );
  });

  it('cannot leave its folder by its name', async () => {
    const who = await newLearner(platform.origin);
    for (const file_name of [
      '../../evil.pdf',
      '..\\evil.pdf',
      '/etc/evil.pdf',
      'a/b/c.pdf',
      `${'x'.repeat(900)}.pdf`,
    ]) {
      const { body } = await askForUpload(who, 10, { file_name });
      expect(body.key).toMatch(new RegExp(`^incoming/${who.userId}/[0-9a-f]{32}_\\d{13}\\.pdf$`));
    }
  });
});

describe('an upload', () => {
  it('goes to its own key, as its own type, with its own size, and nowhere else', async () => {
    const who = await newLearner(platform.origin);
    const { body } = await askForUpload(who, 200);
    const { fields } = body as Upload;
    const changed = [
      { key: `${who.userId}/chosen.pdf` },
      { key: fields.key?.replace('incoming/', '') ?? '' },
      { 'Content-Type': 'text/html' },
      { 'Cache-Control': 'public' },
      { acl: 'public-read' },
    ];
    for (const change of changed) {
      expect(
        await postFile(platform.origin, { ...body, fields: { ...fields, ...change } }, pdf()),
        JSON.stringify(change),
      ).toBe(403);
    }
    expect(await postFile(platform.origin, body, pdf(199))).toBe(400);
    expect(await postFile(platform.origin, body, pdf(201))).toBe(400);
    expect(await objectsOf(bucket, who)).toEqual([]);
    const seconds = (Date.parse(body.expires_at) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
    const { expiration } = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    expect(Math.abs(Date.parse(expiration) - Date.parse(body.expires_at))).toBeLessThan(5000);
  });

  it('of another person reads as one that does not exist', async () => {
    const [who, other] = [await newLearner(platform.origin), await newLearner(platform.origin)];
    const key = await upload(platform.origin, other, pdf());
    const foreign = await submit(who, { proof_upload_key: key });
    const missing = await submit(who, {
      proof_upload_key: key.replaceAll(other.userId ?? '', who.userId ?? ''),
    });
    expect(foreign.status).toBe(422);
    expect(foreign.body).toEqual(missing.body);
    expect(foreign.body.errors[0].message).toBe(uploadFailed);
    expect(await objectsOf(bucket, other)).toEqual([key]);
    for (const wrong of [
      '',
      '/',
      'incoming/',
      `incoming/${who.userId}/../${key.slice(9)}`,
      `incoming/${who.userId}`,
    ]) {
      const { status } = await submit(who, { proof_upload_key: wrong });
      expect([400, 422], wrong).toContain(status);
    }
    expect((await who.send('GET', applications)).body.items).toEqual([]);
  });

  it('that broke off leaves nothing, and cannot be submitted', async () => {
    const who = await newLearner(platform.origin);
    const { body } = await askForUpload(who, megabyte);
    const boundary = 'broken-off';
    const fields = Object.entries(body.fields as Record<string, string>).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const broken = request(new URL(body.url, platform.origin), {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 2 * megabyte,
      },
    });
    const ended = new Promise((resolve) => broken.once('close', resolve));
    broken.once('error', () => {});
    broken.write(
      `${fields.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
    );
    await new Promise((resolve) => broken.write(pdf(megabyte / 2), resolve));
    broken.destroy();
    await ended;
    const { status, body: problem } = await submit(who, { proof_upload_key: body.key });
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      type: 'urn:redwhiteandcode:problem:upload-failed',
      detail: uploadFailed,
    });
    expect(await objectsOf(bucket, who)).toEqual([]);
  });

  it('over a link that has expired is refused, and cannot be submitted', async () => {
    const who = await newLearner(platform.origin);
    const { body } = await askForUpload(who, 200);
    const expired = await createPresignedPost(bucket, {
      Bucket: process.env.PROOF_BUCKET ?? '',
      Key: body.key,
      Expires: -1,
      Conditions: [['content-length-range', 200, 200]],
    });
    expect(await postFile(platform.origin, { url: body.url, fields: expired.fields }, pdf())).toBe(403);
    expect((await submit(who, { proof_upload_key: body.key })).body.errors[0].message).toBe(uploadFailed);
    expect(await objectsOf(bucket, who)).toEqual([]);
  });

  it('serves one application; what is sent over its link afterwards touches no proof', async () => {
    const who = await newLearner(platform.origin);
    const { body } = await askForUpload(who, 200);
    expect(await postFile(platform.origin, body, pdf())).toBe(204);
    const sent = await submit(who, { proof_upload_key: body.key });
    expect(sent.status).toBe(201);
    expect(
      await postFile(
        platform.origin,
        body,
        pdf().map((byte, at) => (at < 8 ? byte : 0x41)),
      ),
    ).toBe(204);
    const keys = await objectsOf(bucket, who);
    expect(new Set(keys)).toEqual(new Set([body.key, sent.body.proof_document_url]));
    expect((await submit(who, { proof_upload_key: body.key })).status).toBe(409);
  });

  it('is not read by anyone who knows its key, nor listed', async () => {
    const who = await newLearner(platform.origin);
    const key = await upload(platform.origin, who, pdf());
    const unsigned = await visitor.send('GET', `/local/uploads/${key}`);
    expect(unsigned.status).toBe(403);
    expect(unsigned.body).not.toContain('%PDF');
    for (const target of ['/local/uploads', '/local/uploads?list-type=2', '/local/uploads/?list-type=2']) {
      const { status, body } = await visitor.send('GET', target);
      expect([403, 404, 405], target).toContain(status);
      expect(JSON.stringify(body)).not.toContain(key);
    }
  });

  it('that no application took over goes after a day', async () => {
    const who = await newLearner(platform.origin);
    const key = await upload(platform.origin, who, pdf());
    const { expireUploads } = await import('../../lambdas/local/proof-expiry.ts');
    await expireUploads(Date.now() + 23 * 3_600_000);
    expect(await objectsOf(bucket, who)).toEqual([key]);
    await expireUploads(Date.now() + 25 * 3_600_000);
    expect(await objectsOf(bucket, who)).toEqual([]);
  });
});

it('a proof that a broken-off submission left is swept away, and no other', async () => {
  const who = await newLearner(platform.origin);
  const sent = await submit(who, { proof_upload_key: await upload(platform.origin, who, pdf()) });
  const stray = `${who.userId}/stray_1750000000000.pdf`;
  await bucket.send(new PutObjectCommand({ Bucket: process.env.PROOF_BUCKET, Key: stray, Body: pdf() }));
  const { sweepProofs } = await import('../../lambdas/jobs/sweep-proofs.ts');
  await sweepProofs();
  expect(await objectsOf(bucket, who)).toHaveLength(2);
  await sweepProofs(Date.now() + 2 * 3_600_000);
  expect(await objectsOf(bucket, who)).toEqual([sent.body.proof_document_url]);
});
