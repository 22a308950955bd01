import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { type ChosenFile, paths, storeFile } from '../clients/lesson-files-client.ts';
import { html, megabyte, postFile } from '../clients/liftoff-client.ts';
import { courseWith, everyBlock } from '../samples/sample-blocks.ts';
import { imageSize } from '../../lambdas/src/platform/upload-check/image-size.ts';
import { refusals } from '../../lambdas/src/platform/upload-check/refused-upload.ts';
import {
  joined,
  makeJpeg,
  makePdf,
  makePng,
  withExif,
} from '../../lambdas/src/platform/upload-check/test-files.ts';
import { create, newCourse, readContent } from './course-editing.ts';
import { admin, enroll, newAdmin, newLearner, origin, removeAdmin, visitor } from './shared-platform.ts';

const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { setAttributes, transact } = await import('../../lambdas/src/platform/table.ts');

const bytesOf = (text: string) => new TextEncoder().encode(text);
const csv: ChosenFile = { file: bytesOf('a,b\n1,2\n'), file_name: 'C:\\Sample register (1).csv' };
const storePicture = (chosen: ChosenFile) => storeFile(origin, admin, paths.pictures, chosen);
const storeDownload = (chosen: ChosenFile) => storeFile(origin, admin, paths.downloads, chosen);
const png = (file: Uint8Array<ArrayBuffer>): ChosenFile => ({
  file,
  file_name: 'drawing.png',
  content_type: 'image/png',
});

describe('a picture of a lesson', () => {
  it('is stored in its widths without metadata, and anyone with its address can read it, cached for a year', async () => {
    const note = 'GPS 38.8977 N, 77.0365 W';
    const file = joined(makePng(1000, 500), note);
    const { status, body } = await storePicture(png(file));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ width: 1000, height: 500 });
    expect(body.files.map(({ width }: { width: number }) => width)).toEqual([480, 960, 1000]);
    for (const { src, width } of body.files) {
      const response = await fetch(new URL(src, origin));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const stored = new Uint8Array(await response.arrayBuffer());
      expect(imageSize(stored, 'image/png').width).toBe(width);
      expect(Buffer.from(stored).includes(note)).toBe(false);
    }
    expect((await storePicture(png(file))).body).toEqual(body);
  });

  it('that a camera turned is stored upright', async () => {
    const file = withExif(await makeJpeg(), 6, 'note');
    const { body } = await storePicture({ file, file_name: 'photo.jpg', content_type: 'image/jpeg' });
    expect(body).toMatchObject({ width: 16, height: 32 });
  });

  const wrongType = 'Upload the picture as a JPG or PNG. Save an SVG or another format as a PNG first.';
  it.each([
    ['a page named .png', png(html), 422, wrongType],
    ['a PDF named .png', png(makePdf()), 422, wrongType],
    ['a JPEG named .png', png(joined('\xff\xd8\xff\xe0')), 422, refusals.isJpeg],
    ['50,000 pixels wide and high', png(makePng(50_000, 50_000)), 422, refusals.tooManyPixels],
    ['half a picture', png(makePng(300, 300).subarray(0, 60)), 422, refusals.damaged],
    [
      'an SVG with a script',
      { file: bytesOf('<svg><script/></svg>'), file_name: 'a.svg', content_type: 'image/svg+xml' },
      400,
      wrongType,
    ],
  ] as const)('is refused with one sentence if it is %s', async (_, chosen, status, message) => {
    const refused = await storePicture(chosen);
    const path = status === 422 ? 'body.upload_key' : 'body.file_name';
    expect(refused).toMatchObject({ status, body: { errors: [{ path, message }] } });
  });

  it.each([
    ['of 50 MB', 50 * megabyte, 'A picture can have at most 5 MB. Save a smaller copy and upload that.'],
    ['without a byte', 0, 'This file is empty. Choose another one.'],
  ])('%s is refused before it is uploaded', async (_, size, message) => {
    const body = { file_name: 'a.png', content_type: 'image/png', size };
    expect(await admin.send('POST', `${paths.pictures}/uploads`, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.size', message }] },
    });
  });

  it('cannot be the upload of another admin, nor a missing one', async () => {
    const other = await newAdmin();
    const { file, ...named } = png(makePng(2, 2));
    const { body } = await other.send('POST', `${paths.pictures}/uploads`, { ...named, size: file.length });
    expect(await postFile(origin, body, file)).toBe(204);
    const store = (by: Caller, upload_key: string) => by.send('POST', paths.pictures, { upload_key });
    const foreign = await store(admin, body.key);
    expect(foreign).toMatchObject({
      status: 422,
      body: { type: 'urn:redwhiteandcode:problem:upload-failed' },
    });
    const missing = body.key.replaceAll(other.userId, admin.userId);
    expect((await store(admin, missing)).body).toEqual(foreign.body);
    expect((await store(other, body.key)).status).toBe(201);
    await removeAdmin(other);
  });

  it('is missing under another address, and nothing else of the bucket is there', async () => {
    const { key } = (await storeDownload(csv)).body;
    const { hostname, port } = new URL(origin);
    for (const path of [`${'0'.repeat(32)}.png`, `../lesson-files/${key}`, `..%2flesson-files%2f${key}`]) {
      // `fetch` would resolve the dots.
      const [response]: IncomingMessage[] = await once(
        get({ hostname, port, path: `/media/${path}` }),
        'response',
      );
      response?.resume();
      expect(response?.statusCode, path).toBe(404);
    }
  });
});

describe('a figure', () => {
  const figure = everyBlock.find(({ type }) => type === 'figure');
  const withFigure = (change: object) =>
    courseWith(`Figures ${crypto.randomUUID()}`, [{ ...figure, ...change } as never]);

  it.each([
    ['picture', { picture: null }, 'Upload a picture'],
    ['alt', { alt: ' ' }, 'Say what the picture shows, for learners who cannot see it'],
  ])('without its %s can be saved, and is not published', async (path, change, message) => {
    const course = withFigure(change);
    expect((await create({ ...course, publish: false })).status).toBe(201);
    const refused = await create(course);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path: `body.modules.0.lessons.0.blocks.0.${path}`, message }]);
  });

  it.each(['https://example.com/a.png', `/media/../incoming/a.png`, 'data:image/png;base64,AA'])(
    'cannot show the picture at %s',
    async (src) => {
      const picture = { width: 1, height: 1, files: [{ src, width: 1 }] };
      expect((await create(withFigure({ picture }))).status).toBe(400);
    },
  );
});

describe('a file to download', () => {
  let course: { id: string };
  let learner: Caller;
  let address: string;

  beforeAll(async () => {
    const stored = await storeDownload(csv);
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
    expect(stored.body).toMatchObject({ name: 'Sample-register-1.csv', size: 8 });
    const download = { id: 'register', type: 'download', title: 'Register', note: '', file: stored.body };
    const title = `Downloads ${crypto.randomUUID()}`;
    course = await newCourse(courseWith(title, [download as never]));
    learner = await newLearner();
    await enroll(learner, course.id);
    const [module] = await readContent(learner, course.id);
    const version = module?.lessons[0]?.blocks_version ?? '';
    address = `/api/courses/${course.id}/downloads/1/1/${version}`;
  });

  it('is downloaded under its name by a learner of the course, by a link that only this response has', async () => {
    const { status, body } = await learner.send('GET', `${address}/register`);
    expect(status).toBe(200);
    expect(body.file_name).toBe('Sample-register-1.csv');
    const response = await fetch(new URL(body.url, origin));
    expect(await response.text()).toBe('a,b\n1,2\n');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Sample-register-1.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const unsigned = new URL(body.url, origin);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(403);
  });

  it('is refused to others, and missing where the lesson has none', async () => {
    const statusOf = async (caller: Caller, path: string) => (await caller.send('GET', path)).status;
    expect(await statusOf(visitor, `${address}/register`)).toBe(401);
    expect(await statusOf(await newLearner(), `${address}/register`)).toBe(403);
    expect(await statusOf(learner, `${address}/other`)).toBe(404);
    expect(await statusOf(learner, `${address.slice(0, -16)}${'x'.repeat(16)}/register`)).toBe(404);
  });

  it('of the free lesson is for everyone, but for nobody while the course is a draft or awaits a review', async () => {
    const free = (block = 'register') =>
      visitor.send('GET', `/api/courses/${course.id}/free-lesson/downloads/${block}`);
    const change = (attributes: object) =>
      transact([setAttributes(keys.course(course.id), { ...attributes })]);
    for (const hidden of [{ status: 'draft' }, { awaits_review: true }]) {
      await change(hidden);
      expect((await free()).status, JSON.stringify(hidden)).toBe(404);
      await change({ status: 'published', awaits_review: false });
    }
    expect((await free('other')).status).toBe(404);
    const { status, body } = await free();
    expect(status).toBe(200);
    expect(await (await fetch(new URL(body.url, origin))).text()).toBe('a,b\n1,2\n');
  });

  it('can be opened by an admin before the lesson is published', async () => {
    const { key, name } = (await storeDownload({ ...csv, file: bytesOf('c,d\n') })).body;
    const { body } = await admin.send('GET', `${paths.downloads}/${key}?name=${name}`);
    expect(await (await fetch(new URL(body.url, origin))).text()).toBe('c,d\n');
  });

  it.each([
    ['a program named .csv', { ...csv, file: joined('MZ\x90\0\x03') }, 422, refusals.otherContent],
    [
      'an archive that is no workbook',
      { file: joined('PK\x03\x04'), file_name: 'a.xlsx' },
      422,
      refusals.damaged,
    ],
    [
      'a PDF with a script',
      { file: makePdf({ objects: ['/JS'] }), file_name: 'a.pdf' },
      422,
      refusals.active,
    ],
    ['a page', { file: html, file_name: 'a.html' }, 400, 'Upload a CSV, XLSX, DOCX, PDF, TXT, or MD file.'],
  ] as const)('is refused with one sentence if it is %s', async (_, chosen, status, message) => {
    expect(await storeDownload(chosen)).toMatchObject({ status, body: { errors: [{ message }] } });
  });
});
