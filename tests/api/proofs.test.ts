import { request } from 'node:http';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { describe, expect, it } from 'vitest';
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
import { newLearner, origin, visitor } from './shared-platform.ts';

const wrongType = 'Please upload a PDF or image file (JPG, PNG)';
const uploadFailed = 'Failed to upload verification document. Please try again.';
const bucket = createBucket();

describe('a proof', () => {
  it('is kept in the applicant’s folder under a random, timestamped name with its extension', async () => {
    const who = await newLearner();
    const file = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]);
    const key = await upload(origin, who, file, {
      file_name: '../../Scan of it.JPEG',
      content_type: 'image/jpeg',
    });
    const { status, body } = await submit(who, { proof_upload_key: key });
    expect(status).toBe(201);
    expect(body.proof_document_url).toMatch(new RegExp(`^${who.userId}/[0-9a-f]{32}_\\d{13}\\.jpeg$`));
    expect(await objectsOf(bucket, who)).toEqual([body.proof_document_url]);
  });

  it('may have five megabytes, and not a byte more', async () => {
    const who = await newLearner();
    const key = await upload(origin, who, pdf(5 * megabyte));
    expect((await submit(who, { proof_upload_key: key })).status).toBe(201);
    const { body } = await askForUpload(who, 5 * megabyte);
    expect(await postFile(origin, body, pdf(5 * megabyte + 1))).toBe(400);
    expect(await objectsOf(bucket, who)).toHaveLength(1);
  });

  it.each([
    ['content_type', 'text/html', wrongType],
    ['file_name', 'letter.pdf.exe', wrongType],
    ['size', 5 * megabyte + 1, 'File size must be less than 5MB'],
  ])('with the %s %j is refused before it is sent', async (field, value, message) => {
    const { status, body } = await askForUpload(await newLearner(), 10, { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: `body.${field}`, message }]);
  });

  it.each([
    ['HTML named .pdf', html, {}],
    ['a PDF named .png', pdf(), { file_name: 'scan.png', content_type: 'image/png' }],
  ])('that is %s is refused, and deleted', async (_name, file, more) => {
    const who = await newLearner();
    const { status, body } = await submit(who, {
      proof_upload_key: await upload(origin, who, file, more),
    });
    expect(status).toBe(422);
    expect(body.type).toBe('urn:redwhiteandcode:problem:invalid-file-type');
    expect(body.errors).toEqual([{ path: 'body.proof_upload_key', message: wrongType }]);
    expect(await objectsOf(bucket, who)).toEqual([]);
    expect((await who.send('GET', applications)).body.items).toEqual([]);
    expect((await submit(who, { proof_upload_key: await upload(origin, who, pdf()) })).status).toBe(201);
  });
});

describe('an upload', () => {
  it('goes to its own key, as its own type, with its own size, and nowhere else', async () => {
    const who = await newLearner();
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
        await postFile(origin, { ...body, fields: { ...fields, ...change } }, pdf()),
        JSON.stringify(change),
      ).toBe(403);
    }
    expect(await postFile(origin, body, pdf(199))).toBe(400);
    expect(await postFile(origin, body, pdf(201))).toBe(400);
    expect(await objectsOf(bucket, who)).toEqual([]);
    const { expiration } = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    const writtenAt = Number(/_(\d{13})\.pdf$/.exec(body.key)?.[1]);
    for (const time of [expiration, body.expires_at])
      expect(Math.round((Date.parse(time) - writtenAt) / 60_000)).toBe(5);
  });

  it('of another person reads as one that does not exist', async () => {
    const [who, other] = [await newLearner(), await newLearner()];
    const key = await upload(origin, other, pdf());
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
    const who = await newLearner();
    const { body } = await askForUpload(who, megabyte);
    const boundary = 'broken-off';
    const fields = Object.entries(body.fields as Record<string, string>).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const broken = request(new URL(body.url, origin), {
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
    const who = await newLearner();
    const { body } = await askForUpload(who, 200);
    const expired = await createPresignedPost(bucket, {
      Bucket: process.env.PROOF_BUCKET ?? '',
      Key: body.key,
      Expires: -1,
      Conditions: [['content-length-range', 200, 200]],
    });
    expect(await postFile(origin, { url: body.url, fields: expired.fields }, pdf())).toBe(403);
    expect((await submit(who, { proof_upload_key: body.key })).body.errors[0].message).toBe(uploadFailed);
    expect(await objectsOf(bucket, who)).toEqual([]);
  });

  it('serves one application; what is sent over its link afterwards touches no proof', async () => {
    const who = await newLearner();
    const { body } = await askForUpload(who, 200);
    expect(await postFile(origin, body, pdf())).toBe(204);
    const sent = await submit(who, { proof_upload_key: body.key });
    expect(sent.status).toBe(201);
    expect(
      await postFile(
        origin,
        body,
        pdf().map((byte, at) => (at < 8 ? byte : 0x41)),
      ),
    ).toBe(204);
    const keys = await objectsOf(bucket, who);
    expect(new Set(keys)).toEqual(new Set([body.key, sent.body.proof_document_url]));
    expect((await submit(who, { proof_upload_key: body.key })).status).toBe(409);
  });

  it('is not read by anyone who knows its key, nor listed', async () => {
    const who = await newLearner();
    const key = await upload(origin, who, pdf());
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
    const who = await newLearner();
    const key = await upload(origin, who, pdf());
    const { expireUploads } = await import('../../lambdas/local/proof-expiry.ts');
    await expireUploads(Date.now() + 23 * 3_600_000);
    expect(await objectsOf(bucket, who)).toEqual([key]);
    await expireUploads(Date.now() + 25 * 3_600_000);
    expect(await objectsOf(bucket, who)).toEqual([]);
  });
});

it('a proof that a broken-off submission left is swept away, and no other', async () => {
  const who = await newLearner();
  const sent = await submit(who, { proof_upload_key: await upload(origin, who, pdf()) });
  const stray = `${who.userId}/stray_1750000000000.pdf`;
  await bucket.send(new PutObjectCommand({ Bucket: process.env.PROOF_BUCKET, Key: stray, Body: pdf() }));
  const { sweepProofs } = await import('../../lambdas/jobs/sweep-proofs.ts');
  await sweepProofs();
  expect(await objectsOf(bucket, who)).toHaveLength(2);
  await sweepProofs(Date.now() + 2 * 3_600_000);
  expect(await objectsOf(bucket, who)).toEqual([sent.body.proof_document_url]);
});
