import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strToU8 } from 'fflate';
import { filesOfZip, zipOf } from '@redwhiteandcode/contract/course-files/course-zip.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { courseWith, everyBlock } from '../samples/sample-blocks.ts';
import { postFile } from '../clients/liftoff-client.ts';
import { admin, dataDir, origin, visitor } from './shared-platform.ts';

const run = path.join(import.meta.dirname, '../../lambdas/jobs/run.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'course-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on the platform. Returns its exit code and what it printed. */
const call = (...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder };
    execFile(process.execPath, [run, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

const isFile = (type: string): boolean => type === 'figure' || type === 'download';
const asAdmin = ['--as', 'admin@example.com'];
const edited = async (id: string) => (await admin.send('GET', `/api/admin/courses/${id}`)).body;

/** Changes a file of an exported course. */
function change(file: string, from: string | RegExp, to: string): void {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(name, text.replace(from, to));
}

describe('the files of a course', () => {
  const title = `Course in Files ${crypto.randomUUID()}`;
  let id: string;
  beforeAll(async () => {
    // A picture and a file that are stored.
    const stored = (await edited('ai-literacy-101')).modules
      .flatMap(({ lessons }: CourseText['modules'][number]) => lessons)
      .flatMap(({ blocks = [] }: { blocks?: PlacedBlock[] }) => blocks)
      .filter(({ type }: PlacedBlock) => isFile(type));
    const blocks = [...everyBlock.filter(({ type }) => !isFile(type)), ...stored];
    const [first] = courseWith(title, blocks).modules;
    const lessons = [{ ...first?.lessons[0], lesson_title: 'a' }, sampleLesson('b')];
    const modules = [{ module_title: 'One', lessons }, ...sampleCourse.modules.slice(1)];
    const course = { ...sampleCourse, title, modules, publish: false };
    const { status, body } = await admin.send('POST', '/api/admin/courses', course);
    expect(status, JSON.stringify(body)).toBe(201);
    id = body.id;
    expect(await call('export-course', id, 'course')).toMatchObject({ status: 0 });
  });

  it('change nothing when they are imported as they were exported, as a folder and as a ZIP', async () => {
    expect((await call('export-course', id, 'course.zip')).status).toBe(0);
    for (const from of ['course', 'course.zip'])
      expect((await call('import-course', id, from)).stdout).toContain(`Changes of ${title}:\n  None.\n`);
    expect(await call('export-course', id, 'course.zip')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists already'),
    });
  });

  it('say what would change, and change it in the name of an admin only', async () => {
    const before = await edited(id);
    change('course/lessons/2-1.html', '<p>c</p>', '<p>Rewritten</p>');
    change('course/course.yaml', 'lesson_title: b', 'lesson_title: Renamed');
    change('course/course.yaml', 'duration: 8 weeks', 'duration: 9 weeks');
    change(
      'course/course.yaml',
      '  - module_number: 2',
      '      - lesson_number: 7\n        lesson_title: New\n  - module_number: 2',
    );
    writeFileSync(path.join(folder, 'course/lessons/1-7.html'), '<p>Added</p>');
    const dry = await call('import-course', id, 'course');
    expect(dry.stdout).toContain(
      [
        '  Changes the duration.',
        '  Renames lesson 1-2, “b” to “Renamed”.',
        '  Adds lesson 1-7, “New”.',
        '  Changes lesson 2-1, “c”.',
        'Nothing was saved.',
      ].join('\n'),
    );
    expect((await edited(id)).version).toBe(before.version);

    expect(await call('import-course', id, 'course', '--as', 'learner@example.com')).toMatchObject({
      status: 1,
      stderr: 'learner@example.com is no admin.\n',
    });
    expect((await call('import-course', id, 'course', ...asAdmin)).stdout).toContain('Saved as a draft.');
    const after = await edited(id);
    expect(after).toMatchObject({ version: before.version + 1, duration: '9 weeks', is_live: false });
    const modules = after.modules as CourseText['modules'];
    // The API numbers a new lesson.
    expect(
      modules.map(({ lessons }) => lessons.map((each) => `${each.lesson_number} ${each.lesson_title}`)),
    ).toEqual([['1 a', '2 Renamed', '3 New'], ['1 c']]);
    expect(modules[1]?.lessons[0]?.content).toBe('<p>Rewritten</p>');
    expect(modules[0]?.lessons[0]).toEqual(before.modules[0].lessons[0]);
  });

  it.each([
    [
      'a line that is no YAML',
      'lessons/1-1.yaml',
      'type: callout',
      'type: callout: x',
      /^lessons\/1-1\.yaml:\d+: /,
    ],
    [
      'an unknown property',
      'lessons/1-1.yaml',
      'tone: tip',
      'tone: tip\n  colour: red',
      /^lessons\/1-1\.yaml:\d+: colour is not known here/,
    ],
    [
      'a missing picture',
      'lessons/1-1.yaml',
      /picture: \S+/,
      'picture: none',
      /^lessons\/1-1\.yaml:\d+: there is no picture none in files\//,
    ],
    [
      'a block that is not placed',
      'lessons/1-1.html',
      '<!-- callout -->',
      '',
      /^lessons\/1-1\.yaml:\d+: lessons\/1-1\.html does not name the block callout/,
    ],
    [
      'a lesson without a file',
      'course.yaml',
      'lesson_number: 1',
      'lesson_number: 9',
      /^course\.yaml:\d+: there is no file lessons\/1-9\.html/,
    ],
  ])('are refused for %s, with file and line', async (_, file, from, to, message) => {
    expect((await call('export-course', id, 'broken')).status).toBe(0);
    change(`broken/${file}`, from, to);
    const { version } = await edited(id);
    expect(await call('import-course', id, 'broken', ...asAdmin)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(message),
    });
    expect((await edited(id)).version).toBe(version);
  });
});

it('a new course is made from the files of another one, with its pictures and its bank of drafts', async () => {
  expect((await call('export-course', 'ai-literacy-101', 'literacy')).status).toBe(0);
  change('literacy/course.yaml', 'title: AI Literacy 101', `title: Copied ${crypto.randomUUID()}`);
  const id = `copied-${crypto.randomUUID()}`;
  const { stdout, stderr } = await call('import-course', id, 'literacy', ...asAdmin, '--publish');
  expect(stdout + stderr).toContain('Saved and published.');
  const [copy, original] = await Promise.all([edited(id), edited('ai-literacy-101')]);
  // A picture is stored in more widths than the built-in one, and the lessons of a new course are numbered in their order.
  const compared = ({ modules }: CourseText): string =>
    JSON.stringify(modules, (name, value: unknown) =>
      name.endsWith('picture') || name === 'lesson_number' ? typeof value : value,
    );
  expect(compared(copy)).toBe(compared(original));
  const bankOf = async (course: string) =>
    (await admin.send('GET', `/api/admin/courses/${course}/assessment`)).body.bank;
  const titles = (
    bank: readonly { id: string; module_number: number; lesson_number: number }[],
    of: CourseText,
  ) =>
    bank.map(({ id: question, module_number, lesson_number }) => [
      question,
      of.modules[module_number - 1]?.lessons.find((one) => one.lesson_number === lesson_number)?.lesson_title,
    ]);
  const bank = await bankOf(id);
  expect(titles(bank, copy)).toEqual(titles(await bankOf('ai-literacy-101'), original));
  for (const { status } of bank) expect(status).toBe('draft');
  expect((await visitor.send('GET', `/api/courses/${id}`)).body).toMatchObject({ lesson_count: 18 });
  await admin.send('DELETE', `/api/admin/courses/${id}`);
});

describe('the files of a course in the editor', () => {
  const api = '/api/admin/lesson-files/courses';
  const plan = async (upload_key: string, course_id: string | null) =>
    admin.send('POST', `${api}/imports`, { upload_key, course_id });
  const send = async (zip: Uint8Array): Promise<string> => {
    const { body } = await admin.send('POST', `${api}/uploads`, { size: zip.length });
    expect(await postFile(origin, body, new Uint8Array(zip))).toBe(204);
    return body.key;
  };
  const exported = async (course_id: string): Promise<Map<string, Uint8Array>> => {
    const { status, body } = await admin.send('POST', `${api}/exports`, { course_id });
    expect([status, body.file_name]).toEqual([201, `${course_id}.zip`]);
    return filesOfZip(new Uint8Array(await (await fetch(new URL(body.url, origin))).arrayBuffer()));
  };

  it('change nothing as they were exported, and say what they change after an edit', async () => {
    const files = await exported('ai-literacy-101');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['course.yaml', 'bank.yaml', 'lessons/1-1.html']),
    );
    const same = await plan(await send(zipOf(files)), 'ai-literacy-101');
    expect(same).toMatchObject({ status: 200, body: { problems: [], changes: [] } });
    files.set('lessons/1-2.html', strToU8('<p>Nothing is left.</p>'));
    files.delete('lessons/1-2.yaml');
    const { body } = await plan(await send(zipOf(files)), 'ai-literacy-101');
    expect(body.changes).toEqual([expect.stringMatching(/^Changes lesson 1-2, “/)]);
    expect(body.text.modules[0].lessons[1].content).toBe('<p>Nothing is left.</p>');
    // The editor saves it, not the import.
    expect((await edited('ai-literacy-101')).modules[0].lessons[1].content).not.toBe(
      '<p>Nothing is left.</p>',
    );
    const asNew = await plan(await send(zipOf(files)), null);
    expect(asNew.body.text.modules[0].lessons[0]).not.toHaveProperty('lesson_number');
  });

  it('are refused with file and line, and a file that is no ZIP or not there with a sentence', async () => {
    const files = await exported('ai-literacy-101');
    files.set('lessons/1-2.yaml', strToU8('- id: a\n  type: callout\n  tone: loud\n'));
    const { body } = await plan(await send(zipOf(files)), 'ai-literacy-101');
    expect(body).toMatchObject({ changes: [], text: null });
    expect(body.problems[0]).toMatchObject({ file: 'lessons/1-2.yaml', line: 3 });
    const problem = (message: string) => ({
      status: 422,
      body: { errors: [{ path: 'body.upload_key', message }] },
    });
    expect(await plan(await send(strToU8('no ZIP')), null)).toMatchObject(
      problem('This file is no ZIP, or it is damaged.'),
    );
    expect(await plan('incoming/none/0.zip', null)).toMatchObject(
      problem('The ZIP could not be uploaded. Try again.'),
    );
    expect((await plan(await send(zipOf(files)), 'no-such-course')).status).toBe(404);
  });
});
