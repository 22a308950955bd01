import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
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
  upload,
  type Upload,
} from '../clients/liftoff-client.ts';
import { imageSize } from '../../lambdas/src/platform/upload-check/image-size.ts';
import { refusals } from '../../lambdas/src/platform/upload-check/refused-upload.ts';
import {
  joined,
  makeJpeg,
  makePdf,
  makePng,
  objectStream,
  withExif,
} from '../../lambdas/src/platform/upload-check/test-files.ts';
import { newLearner, origin, visitor } from './shared-platform.ts';

const png = { file_name: 'scan.png', content_type: 'image/png' };
const wrongType = 'Please upload a PDF or image file (JPG, PNG)';
const uploadFailed = 'Failed to upload verification document. Please try again.';
const bucket = createBucket();

const readObject = (Key: string) =>
  bucket.send(new GetObjectCommand({ Bucket: process.env.PROOF_BUCKET, Key }));
const bytesOf = async (key: string) => (await readObject(key)).Body?.transformToByteArray();

describe('a proof', () => {
  it('is stored in the applicant’s folder under a random, timestamped name with its extension', {
    tags: ['proof-place'],
  }, async () => {
    const applicant = await newLearner();
    const file = await makeJpeg();
    const key = await upload(origin, applicant, file, {
      file_name: '../../Scan of it.JPEG',
      content_type: 'image/jpeg',
    });
    const { body } = await submit(applicant, { proof_upload_key: key });
    expect(body.proof_document_url).toMatch(new RegExp(`^${applicant.userId}/[0-9a-f]{32}_\\d{13}\\.jpeg$`));
    expect(await objectsOf(bucket, applicant)).toEqual([body.proof_document_url]);
  });

  it('that is a picture loses its metadata and whatever follows it, and no cache may store it', async () => {
    const applicant = await newLearner();
    const place = 'GPS 38.8977 N, 77.0365 W';
    const file = joined(withExif(await makeJpeg(), 6, place), 'PK', html);
    const key = await upload(origin, applicant, file, { file_name: 'scan.jpg', content_type: 'image/jpeg' });
    const { body } = await submit(applicant, { proof_upload_key: key });
    const stored = Buffer.from((await bytesOf(body.proof_document_url)) ?? []);
    expect(imageSize(stored, 'image/jpeg')).toEqual({ width: 16, height: 32 });
    for (const lost of [place, 'PK', '<script>']) expect(stored.includes(lost)).toBe(false);
    expect(await readObject(body.proof_document_url)).toMatchObject({
      CacheControl: 'no-store',
      ContentDisposition: 'attachment',
      ContentType: 'image/jpeg',
    });
  });

  it('that is a PDF is stored without what is around it, whatever type its system names', async () => {
    const applicant = await newLearner();
    const file = joined('\r\n--boundary\r\n\r\n', makePdf(), html);
    const key = await upload(origin, applicant, file, { content_type: 'application/octet-stream' });
    const { body } = await submit(applicant, { proof_upload_key: key });
    const stored = Buffer.from((await bytesOf(body.proof_document_url)) ?? []).toString('latin1');
    expect(stored).toBe(Buffer.from(makePdf()).toString('latin1').trimEnd());
    expect((await readObject(body.proof_document_url)).ContentType).toBe('application/pdf');
  });

  it('may be up to five megabytes', async () => {
    const applicant = await newLearner();
    const key = await upload(origin, applicant, pdf(5 * megabyte));
    expect((await submit(applicant, { proof_upload_key: key })).status).toBe(201);
    const { body } = await askForUpload(applicant, 5 * megabyte);
    expect(await postFile(origin, body, pdf(5 * megabyte + 1))).toBe(400);
    expect(await objectsOf(bucket, applicant)).toHaveLength(1);
  });

  it('with an extension of another type is rejected before the upload', async () => {
    const errors = [{ path: 'body.file_name', message: wrongType }];
    const refused = await askForUpload(await newLearner(), 10, { file_name: 'letter.pdf.exe' });
    expect(refused).toMatchObject({ status: 400, body: { errors } });
  });

  it.each([
    ['HTML named .pdf', html, {}, wrongType],
    ['a PDF named .png', pdf(), png, refusals.isPdf],
    ['a JPEG named .png', joined('\xff\xd8\xff\xe0'), png, refusals.isJpeg],
    ['a picture of an iPhone', joined('\0\0\0\x18ftypheic'), png, refusals.isHeic],
    ['a PDF that runs a program', makePdf({ objects: ['<< /S /L#61unch >>'] }), {}, refusals.active],
    ['a PDF with a packed script', makePdf({ objects: [objectStream(['/JS'])] }), {}, refusals.active],
    ['a PDF with a password', makePdf({ trailer: '/Encrypt 4 0 R' }), {}, refusals.protected],
    ['a picture of 50 megapixels', makePng(10_000, 5000), png, refusals.tooManyPixels],
    ['half a picture', makePng(300, 300).subarray(0, 60), png, refusals.damaged],
  ])('that is %s is rejected and deleted', async (_name, file, more, message) => {
    const applicant = await newLearner();
    const key = await upload(origin, applicant, file, more);
    expect(await submit(applicant, { proof_upload_key: key })).toMatchObject({
      status: 422,
      body: {
        type: 'urn:redwhiteandcode:problem:invalid-file-type',
        errors: [{ path: 'body.proof_upload_key', message }],
      },
    });
    expect(await objectsOf(bucket, applicant)).toEqual([]);
    expect((await applicant.send('GET', applications)).body.items).toEqual([]);
    expect(
      (await submit(applicant, { proof_upload_key: await upload(origin, applicant, pdf()) })).status,
    ).toBe(201);
  });
});

describe('an upload', () => {
  it('is accepted only with the key, type, and size of its form', async () => {
    const applicant = await newLearner();
    const { body } = await askForUpload(applicant, 600);
    const { fields } = body as Upload;
    const changed = [
      { key: `${applicant.userId}/chosen.pdf` },
      { key: fields.key?.replace('incoming/', '') ?? '' },
      { 'Content-Type': 'text/html' },
      { 'Cache-Control': 'public' },
      { acl: 'public-read' },
    ];
    for (const change of changed) {
      const status = await postFile(origin, { ...body, fields: { ...fields, ...change } }, pdf());
      expect(status, JSON.stringify(change)).toBe(403);
    }
    expect(await postFile(origin, body, pdf().subarray(1))).toBe(400);
    expect(await postFile(origin, body, pdf(601))).toBe(400);
    expect(await objectsOf(bucket, applicant)).toEqual([]);
    const { expiration } = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    const writtenAt = Number(/_(\d{13})\.pdf$/.exec(body.key)?.[1]);
    for (const time of [expiration, body.expires_at])
      expect(Math.round((Date.parse(time) - writtenAt) / 60_000)).toBe(5);
  });

  it('of another user gets the same response as a missing one', async () => {
    const [applicant, other] = [await newLearner(), await newLearner()];
    const key = await upload(origin, other, pdf());
    const foreign = await submit(applicant, { proof_upload_key: key });
    const missing = await submit(applicant, {
      proof_upload_key: key.replaceAll(other.userId ?? '', applicant.userId ?? ''),
    });
    expect(foreign.status).toBe(422);
    expect(foreign.body).toEqual(missing.body);
    expect(foreign.body.errors[0].message).toBe(uploadFailed);
    expect(await objectsOf(bucket, other)).toEqual([key]);
    expect((await applicant.send('GET', applications)).body.items).toEqual([]);
  });

  it('that never completed cannot be submitted', async () => {
    const applicant = await newLearner();
    const { body } = await askForUpload(applicant, 600);
    expect(await submit(applicant, { proof_upload_key: body.key })).toMatchObject({
      status: 422,
      body: { type: 'urn:redwhiteandcode:problem:upload-failed', errors: [{ message: uploadFailed }] },
    });
  });

  it('belongs to one application, and reusing its form changes no proof', {
    tags: ['proof-kept'],
  }, async () => {
    const applicant = await newLearner();
    const { body } = await askForUpload(applicant, 600);
    expect(await postFile(origin, body, pdf())).toBe(204);
    const sent = await submit(applicant, { proof_upload_key: body.key });
    expect(sent.status).toBe(201);
    const stored = await bytesOf(sent.body.proof_document_url);
    expect(await postFile(origin, body, new Uint8Array(600))).toBe(204);
    const keys = await objectsOf(bucket, applicant);
    expect(new Set(keys)).toEqual(new Set([body.key, sent.body.proof_document_url]));
    expect(await bytesOf(sent.body.proof_document_url)).toEqual(stored);
    expect((await submit(applicant, { proof_upload_key: body.key })).status).toBe(409);
  });

  it('cannot be read by key or listed', async () => {
    const applicant = await newLearner();
    const key = await upload(origin, applicant, pdf());
    expect((await visitor.send('GET', `/local/uploads/${key}`)).status).toBe(403);
    for (const target of ['/local/uploads', '/local/uploads?list-type=2', '/local/uploads/?list-type=2']) {
      const { status, body } = await visitor.send('GET', target);
      expect([403, 404, 405], target).toContain(status);
      expect(JSON.stringify(body)).not.toContain(key);
    }
  });

  it('that no application refers to is deleted after a day', async () => {
    const applicant = await newLearner();
    const key = await upload(origin, applicant, pdf());
    const { expireUploads } = await import('../../lambdas/local/uploads.ts');
    await expireUploads(Date.now() + 23 * 3_600_000);
    expect(await objectsOf(bucket, applicant)).toEqual([key]);
    await expireUploads(Date.now() + 25 * 3_600_000);
    expect(await objectsOf(bucket, applicant)).toEqual([]);
  });
});

it('a sweep deletes the proof of an interrupted submission, and no other object', async () => {
  const applicant = await newLearner();
  const sent = await submit(applicant, { proof_upload_key: await upload(origin, applicant, pdf()) });
  const stray = `${applicant.userId}/stray_1750000000000.pdf`;
  // Files of lessons, which no row names by their keys.
  const ofLessons = ['media/', 'lesson-files/'].map((folder) => `${folder}${applicant.userId}`);
  for (const Key of [stray, ...ofLessons])
    await bucket.send(new PutObjectCommand({ Bucket: process.env.PROOF_BUCKET, Key, Body: pdf() }));
  const { sweepProofs } = await import('../../lambdas/jobs/sweep-proofs.ts');
  await sweepProofs();
  expect(await objectsOf(bucket, applicant)).toHaveLength(4);
  await sweepProofs(Date.now() + 2 * 3_600_000);
  const left = [sent.body.proof_document_url, ...ofLessons];
  expect(new Set(await objectsOf(bucket, applicant))).toEqual(new Set(left));
});
