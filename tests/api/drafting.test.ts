import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CourseText, EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { DraftedText } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { signIn } from '../clients/api-client.ts';
import { draft, draftingOf, followDrafting, readDrafting, sendDrafting } from '../clients/drafting-client.ts';
import { startGemini, tokensOfCall } from '../gemini/gemini-server.ts';
import { startPlatform } from '../platform/platform.ts';
import { sampleCourse, unwrittenCourse } from '../samples/sample-course.ts';
import { joinStackOf } from './own-table.ts';

/** A drafting of a module reserves a quarter of a course's 4,000 tokens, one response and one request. */
const reservedForModule = 42_000;
const dailyTokens = 200_000;
const model = 'sample-model';
const gemini = await startGemini();
const platform = await startPlatform({
  variables: {
    RATE_LIMITS: '',
    GEMINI_API_KEY: 'sample-key',
    GEMINI_BASE_URL: gemini.baseUrl,
    GEMINI_MODEL: model,
    GEMINI_MAX_OUTPUT_TOKENS: '1000',
    GENERATION_JOB_TOKENS: '4000',
    GENERATION_DAILY_TOKENS: String(dailyTokens),
    GENERATION_CALL_SECONDS: '60',
    GENERATION_RETRY_SECONDS: '0.02',
  },
});
afterAll(async () => {
  await platform.stop();
  await gemini.close();
});
joinStackOf(platform);
const { getItem, setAttributes, transact } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
const courses = '/api/admin/courses';
const day = () => new Date().toISOString().slice(0, 10);
const readBudget = async (): Promise<number> =>
  (await getItem(keys.generationBudget(day()), z.object({ tokens: z.int() }), { consistent: true }))
    ?.tokens ?? 0;

beforeEach(() => {
  Object.assign(gemini, { mode: 'good', modeOf: undefined, pause: undefined, calls: [] });
});

async function newCourse(text: object = sampleCourse): Promise<EditableCourse> {
  const title = `Drafted ${crypto.randomUUID()}`;
  const { status, body } = await admin.send('POST', courses, { ...text, title, publish: false });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const readText = async (course: string): Promise<DraftedText> => {
  const { status, body } = await admin.send('GET', `${draftingOf(course)}/text`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Saves a course with changes, as the editor does. */
async function save(course: EditableCourse, change: object): Promise<EditableCourse> {
  const { status, body } = await admin.send('PUT', `${courses}/${course.id}`, {
    ...course,
    publish: false,
    ...change,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const wantedModule = {
  kind: 'module',
  title: 'Edge cases',
  teaches: 'How to find unusual samples.',
} as const;
const origin = { generator: 'gemini', model, date: expect.any(String) };
const originsIn = ({ modules }: Pick<CourseText, 'modules'>) =>
  modules.flatMap(({ lessons }) => lessons.map(({ provenance }) => provenance));

/** Makes the calls of the model wait until the returned function is called. */
function pauseCalls(): () => void {
  const released = Promise.withResolvers<void>();
  gemini.pause = () => released.promise;
  gemini.mode = 'slow';
  return () => {
    gemini.mode = 'good';
    released.resolve();
  };
}

describe('a drafted module', () => {
  it('is planned for the saved course, and written lesson by lesson without changing it', async () => {
    const course = await newCourse();
    const before = await readBudget();
    expect(await draft(admin, course.id, wantedModule)).toMatchObject({
      kind: 'module',
      title: 'Edge cases',
      status: 'finished',
      lessons_written: 2,
      lessons_total: 2,
      reason: null,
      model,
    });
    expect(gemini.calls.map(({ of }) => of)).toEqual(['module', 'Sample lesson A', 'Sample lesson B']);
    const [plan] = gemini.calls[0]?.body.contents[0].parts ?? [];
    expect(plan.text).toContain('"lessons":["a","b"]');
    expect(plan.text).toContain('How to find unusual samples.');
    const { details, modules, questions } = await readText(course.id);
    expect([details, questions]).toEqual([null, []]);
    expect(modules.map(({ module_title, lessons }) => [module_title, lessons.length])).toEqual([
      ['Edge cases', 2],
    ]);
    expect(modules[0]?.lessons[0]?.blocks?.filter(({ type }) => type === 'check')).toHaveLength(6);
    expect((await admin.send('GET', `${courses}/${course.id}`)).body).toEqual(course);
    expect(await readBudget()).toBe(before + 3 * tokensOfCall);
  });

  it('keeps its origin when it is saved, and says that a changed lesson is edited', async () => {
    const course = await newCourse();
    await draft(admin, course.id, wantedModule);
    const [module = expect.fail()] = (await readText(course.id)).modules;
    const [first = expect.fail(), second = expect.fail()] = module.lessons;
    const edited = { ...first, blocks: first.blocks?.filter(({ type }) => type !== 'exercise') };
    const saved = await save(course, {
      modules: [...course.modules, { ...module, lessons: [edited, second] }],
    });
    const own = [undefined, undefined, undefined];
    expect(originsIn(saved)).toEqual([...own, { ...origin, is_edited: true }, origin]);
    expect(originsIn(await save(saved, {}))).toEqual([...own, { ...origin, is_edited: true }, origin]);
    // In another course, too.
    const copy = await newCourse({ ...sampleCourse, modules: [module] });
    expect(originsIn(copy)).toEqual([origin, origin]);
  });

  it('fails with a reason, which stays until the admin dismisses it', async () => {
    const course = await newCourse();
    gemini.mode = 'refusing';
    expect(await draft(admin, course.id, wantedModule)).toMatchObject({
      status: 'failed',
      reason: { code: 'refused', message: expect.stringMatching(/declined/) },
    });
    expect((await admin.send('GET', `${draftingOf(course.id)}/text`)).status).toBe(404);
    expect((await admin.send('DELETE', draftingOf(course.id))).status).toBe(204);
    expect(await readDrafting(admin, course.id)).toBeNull();
    expect((await admin.send('DELETE', draftingOf(course.id))).status).toBe(404);
  });

  it('repeats a call whose response breaks the rules with the reason, three times at most', async () => {
    const course = await newCourse();
    gemini.modeOf = ({ of }) => (of === 'Sample lesson B' ? 'unfounded' : undefined);
    expect(await draft(admin, course.id, wantedModule)).toMatchObject({
      status: 'failed',
      lessons_written: 1,
      reason: { code: 'bad_questions' },
    });
    const again = gemini.calls.filter(({ of }) => of === 'Sample lesson B');
    expect(again).toHaveLength(3);
    expect(again[2]?.body.contents[0].parts[0].text).toContain('Your last response could not be used');
  });
});

it('a drafted course has details with their origin, and questions come from a later drafting', async () => {
  const course = await newCourse(unwrittenCourse);
  expect(await draft(admin, course.id, { kind: 'course' })).toMatchObject({
    status: 'finished',
    lessons_written: 12,
    lessons_total: 12,
  });
  const { details, modules } = await readText(course.id);
  expect(modules.map(({ lessons }) => lessons.length)).toEqual([3, 3, 3, 3]);
  const saved = await save(course, { details, modules });
  expect(saved.details.provenance).toEqual(origin);
  expect(originsIn(saved)).toEqual(Array.from({ length: 12 }, () => origin));
  const own = { ...details, target_roles: ['Night clerks'] };
  const other = await newCourse(unwrittenCourse);
  expect((await save(other, { details, modules })).details.provenance).toBeUndefined();
  const edited = await save(saved, { details: own });
  expect(edited.details.provenance).toEqual({ ...origin, is_edited: true });
});

it('details of a drafted course that were changed before the first save are edited', async () => {
  const course = await newCourse(unwrittenCourse);
  await draft(admin, course.id, { kind: 'course' });
  const { details } = await readText(course.id);
  const saved = await save(course, { details: { ...details, target_roles: ['Night clerks'] } });
  expect(saved.details.provenance).toEqual({ ...origin, is_edited: true });
});

describe('drafted questions', () => {
  const builtIn = 'ai-literacy-101';

  it('rest on the saved lessons, and are saved as drafts with their origin', async () => {
    const course = await newCourse();
    await draft(admin, course.id, wantedModule);
    const saved = await save(course, { modules: (await readText(course.id)).modules });
    const [{ module_number, module_title } = expect.fail()] = saved.modules;
    expect(await draft(admin, course.id, { kind: 'bank', module_number })).toMatchObject({
      title: module_title,
      status: 'finished',
    });
    const { questions, modules } = await readText(course.id);
    expect([questions.length, modules]).toEqual([6, []]);
    expect(questions.map(({ status }) => status)).toEqual(questions.map(() => 'draft'));
    const path = `${courses}/${course.id}/assessment`;
    const { version, is_on, rules } = (await admin.send('GET', path)).body;
    const [first = expect.fail(), ...others] = questions;
    const bank = [{ ...first, prompt: 'Where is it?' }, ...others.map(withoutOrigin)];
    const { status, body } = await admin.send('PUT', path, { version, is_on, rules, bank });
    expect(status, JSON.stringify(body)).toBe(200);
    const stored = body.bank as BankQuestion[];
    expect(stored.map(({ provenance }) => provenance)).toEqual([
      { ...origin, is_edited: true },
      ...others.map(() => origin),
    ]);
    const changed = stored.map((question, at) => ({
      ...withoutOrigin(question),
      ...(at === 1 && { explanation: 'Each of them has one drawer.' }),
    }));
    const again = await admin.send('PUT', path, { version: body.version, is_on, rules, bank: changed });
    expect(again.body.bank[1].provenance).toEqual({ ...origin, is_edited: true });
    expect(again.body.bank[2].provenance).toEqual(origin);
  });

  it('can be drafted for a built-in course that nobody has saved, and not for a module that is not saved', async () => {
    const refused = await sendDrafting(admin, builtIn, { kind: 'bank', module_number: 900 });
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/no saved lessons/) },
    });
    // The sample questions quote no sentence of this course.
    expect(await draft(admin, builtIn, { kind: 'bank', module_number: 1 })).toMatchObject({
      status: 'failed',
      reason: { code: 'bad_questions' },
    });
    const [call] = gemini.calls;
    expect(call?.of).toMatch(/^Questions of /);
  });
});

describe('a running drafting', () => {
  it('shows its progress to its admin only, refuses a second one, and can be canceled', async () => {
    const course = await newCourse();
    const before = await readBudget();
    const release = pauseCalls();
    expect((await sendDrafting(admin, course.id, wantedModule)).status).toBe(202);
    await expect.poll(() => gemini.calls.length).toBe(1);
    expect(await readDrafting(admin, course.id)).toMatchObject({ status: 'outline', lessons_total: 0 });
    expect(await readBudget()).toBe(before + reservedForModule);
    expect(await sendDrafting(admin, course.id, { kind: 'course' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/Cancel it first/) },
    });
    expect((await admin.send('DELETE', draftingOf(course.id))).status).toBe(204);
    expect(await readDrafting(admin, course.id)).toBeNull();
    // The call may still use tokens.
    expect(await readBudget()).toBe(before + reservedForModule);
    release();
    await expect.poll(readBudget).toBe(before + tokensOfCall);
    expect(gemini.calls).toHaveLength(1);
  });

  it('continues when it is read after its worker has died', async () => {
    const course = await newCourse();
    const before = await readBudget();
    const release = pauseCalls();
    await sendDrafting(admin, course.id, wantedModule);
    await expect.poll(() => gemini.calls.length).toBe(1);
    await transact([setAttributes(keys.drafting(admin.userId ?? '', course.id), { due: 1 })]);
    expect(await readDrafting(admin, course.id)).toMatchObject({ status: 'outline' });
    // The worker is not dead after all: its response comes too late, and its tokens count.
    release();
    expect(await followDrafting(admin, course.id)).toMatchObject({ status: 'finished', lessons_written: 2 });
    expect(gemini.calls.map(({ of }) => of)).toEqual([
      'module',
      'module',
      'Sample lesson A',
      'Sample lesson B',
    ]);
    expect(await readBudget()).toBe(before + 4 * tokensOfCall);
  });

  it('is refused when the daily budget has no room for it', async () => {
    const course = await newCourse();
    const used = await readBudget();
    const fill = { tokens: dailyTokens - 1000 };
    await transact([setAttributes(keys.generationBudget(day()), fill)]);
    const refused = await sendDrafting(admin, course.id, wantedModule);
    await transact([setAttributes(keys.generationBudget(day()), { tokens: used })]);
    expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringMatching(/today’s limit/) } });
    expect(await readDrafting(admin, course.id)).toBeNull();
  });
});

function withoutOrigin({ provenance: _, ...question }: BankQuestion) {
  return question;
}
