import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import type { PromptRun } from '@redwhiteandcode/contract/labs/operations.ts';
import { newLearner, signIn } from '../clients/api-client.ts';
import { followRun, readAllowance, runPrompt } from '../clients/prompt-run-client.ts';
import { startGemini } from '../gemini/gemini-server.ts';
import { startPlatform } from '../platform/platform.ts';
import { courseWith } from '../samples/sample-blocks.ts';
import { promptLabWith } from '../samples/sample-prompt-lab.ts';
import { joinStackOf } from './own-table.ts';

const gemini = await startGemini();
const platform = await startPlatform({
  variables: {
    RATE_LIMITS: '',
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.baseUrl,
    GEMINI_MODEL: 'sample-model',
    PROMPT_CALL_SECONDS: '2',
  },
});
afterAll(async () => {
  await platform.stop();
  await gemini.close();
});
joinStackOf(platform);
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { transact } = await import('../../lambdas/src/platform/table.ts');

const output = 'The new shelf is due on May 3.\n';
beforeEach(() => {
  Object.assign(gemini, { mode: 'good', modeOf: undefined, pause: undefined, calls: [] });
  gemini.replyTo = () => output;
});

const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
const courses = '/api/admin/courses';
type Lab = BlockOf<'prompt_lab'>;
const lab = promptLabWith(['a', 'b']);
const [first, second] = lab.cases as [Lab['cases'][number], Lab['cases'][number]];

const courseOf = (block: Lab, publish: boolean) => ({
  ...courseWith(`Samples ${crypto.randomUUID()}`, [block]),
  publish,
});

/** Creates a draft of a course with a lab. */
async function newDraft(block = lab): Promise<{ id: string; version: number }> {
  const { status, body } = await admin.send('POST', courses, courseOf(block, false));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Runs the saved model prompt of a lab on its first case. */
const startRun = (course: string, change: object = {}) =>
  admin.send('POST', `${courses}/${course}/sample-runs/prompt`, {
    case_id: 'a',
    prompt: lab.solution_prompt,
    input: first.input,
    ...change,
  });

const placeOf = (course: string) => ({
  course,
  block: 'prompt',
  lesson: { module_number: 1, lesson_number: 1, blocks_version: '' },
});

async function record(course: string): Promise<PromptRun> {
  const { status, body } = await startRun(course);
  expect(status, JSON.stringify(body)).toBe(202);
  return followRun(admin, placeOf(course), body.id);
}

/** Returns the lab with a sample of a run in its first case. */
const labOf = ({ model, started_at, cases: [one] }: PromptRun, change: object = {}): Lab => ({
  ...lab,
  cases: [
    {
      ...first,
      sample: one?.output ?? '',
      sample_run: { model, ran_on: started_at.slice(0, 10) },
      ...change,
    },
    second,
  ],
});

const save = ({ id, version }: { id: string; version: number }, block: Lab, publish = true) =>
  admin.send('PUT', `${courses}/${id}`, { ...courseOf(block, publish), version });

/** Enrolls a new learner in a course, and returns its lesson with the blocks that the learner reads. */
async function readAsLearner(course: string) {
  const learner = await newLearner(platform.origin);
  expect((await learner.send('POST', '/api/enrollments', { course_id: course })).status).toBe(201);
  const [{ module_number, lessons }] = (await learner.send('GET', `/api/courses/${course}/content`)).body
    .items;
  const [{ lesson_number, blocks_version }] = lessons;
  const lesson = { module_number, lesson_number, blocks_version };
  const path = `/api/courses/${course}/blocks/${module_number}/${lesson_number}/${blocks_version}`;
  return { learner, lesson, blocks: (await learner.send('GET', path)).body.blocks };
}

const refusal = {
  status: 400,
  body: {
    errors: [
      {
        path: 'body.modules.0.lessons.0.blocks.0.cases.0.sample',
        message: expect.stringMatching(
          /^The sample output of the case “Note a” is not the output of the run that it names\./,
        ),
      },
    ],
  },
};

describe('a sample with the run of a model', () => {
  it('runs the saved model prompt of a draft, and learners see its model and day', async () => {
    const course = await newDraft();
    const { calls_left } = await readAllowance(admin);
    const run = await record(course.id);
    expect(run).toMatchObject({ prompt: lab.solution_prompt, cases: [{ status: 'done', output }] });
    expect(gemini.calls).toHaveLength(1);
    const [prompt, material] = gemini.calls[0]?.body.contents[0].parts ?? [];
    expect([prompt.text, material.text]).toEqual([lab.solution_prompt, `Material:\n${first.input}`]);
    expect(await readAllowance(admin)).toMatchObject({ calls_left: calls_left - 1 });

    const written = labOf(run);
    expect(await save(course, written)).toMatchObject({ status: 200 });
    const { blocks } = await readAsLearner(course.id);
    expect(blocks).toEqual([written]);
    expect(blocks[0].cases[0].sample_run).toEqual({
      model: 'sample-model',
      ran_on: run.started_at.slice(0, 10),
    });
  });

  it('can be run in a built-in course that nobody has saved', async () => {
    const course = 'prompt-engineering-mastery';
    const { modules } = (await admin.send('GET', `${courses}/${course}`)).body as CourseText;
    const blocks = modules.flatMap(({ lessons }) => lessons.flatMap(({ blocks = [] }) => blocks));
    const builtIn = blocks.find((block) => block.type === 'prompt_lab') ?? expect.fail();
    const [one = expect.fail()] = builtIn.cases;
    const started = await admin.send('POST', `${courses}/${course}/sample-runs/${builtIn.id}`, {
      case_id: one.id,
      prompt: builtIn.solution_prompt,
      input: one.input,
    });
    expect(started.status, JSON.stringify(started.body)).toBe(202);
    const run = await followRun(admin, { ...placeOf(course), block: builtIn.id }, started.body.id);
    expect(run.cases).toMatchObject([{ status: 'done', output }]);
  });

  it('is refused unless a run with this prompt and material returned it, by this model on this day', async () => {
    const course = await newDraft();
    const run = await record(course.id);
    const { sample_run } = labOf(run).cases[0] ?? expect.fail();
    const changes: Lab[] = [
      labOf(run, { sample: output.trim() }),
      labOf(run, { sample_run: { ...sample_run, model: 'another-model' } }),
      labOf(run, { sample_run: { ...sample_run, ran_on: '2026-01-01' } }),
      labOf(run, { input: 'Another note about a shelf.' }),
      { ...labOf(run), solution_prompt: `${lab.solution_prompt} Use one sentence.` },
    ];
    for (const block of changes) {
      expect(await save(course, block)).toMatchObject(refusal);
      expect(await save(course, block, false)).toMatchObject(refusal);
      expect(await admin.send('POST', courses, courseOf(block, false))).toMatchObject(refusal);
    }
    expect(await save(course, labOf(run))).toMatchObject({ status: 200 });
  });

  it('remains when the run is deleted, the text is copied to another course, or a revision is restored', async () => {
    const course = await newDraft();
    const run = await record(course.id);
    const saved = await save(course, labOf(run), false);
    await transact([{ Delete: { Key: keys.promptRun(admin.userId ?? '', course.id, 'prompt', run.id) } }]);
    const changed = await save(saved.body, lab, false);
    const { version, revision } = saved.body;
    const restored = await admin.send('POST', `${courses}/${course.id}/revisions/${revision}/restore`, {
      version: changed.body.version,
    });
    expect(restored).toMatchObject({ status: 200, body: { version: version + 2 } });
    expect(await save(restored.body, labOf(run))).toMatchObject({ status: 200 });
    const copy = courseOf({ ...labOf(run), id: 'copy' }, true);
    expect(await admin.send('POST', courses, copy)).toMatchObject({ status: 201 });
  });

  it('is not backed by a run that failed, or by the run of a learner', async () => {
    const course = await newDraft();
    gemini.mode = 'cut_off';
    const failed = await record(course.id);
    expect(failed.cases).toMatchObject([{ status: 'failed', output: expect.stringMatching(/./) }]);
    expect(await save(course, labOf(failed))).toMatchObject(refusal);

    gemini.mode = 'good';
    gemini.replyTo = () => 'The output of a learner’s run.';
    const published = await save(course, lab);
    const { learner, lesson } = await readAsLearner(course.id);
    const run = await runPrompt(learner, { ...placeOf(course.id), lesson }, lab.solution_prompt, {
      case_id: 'a',
    });
    expect(run.cases).toMatchObject([{ status: 'done' }]);
    expect(await save(published.body, labOf(run))).toMatchObject(refusal);
  });
});

describe('a run for a sample is refused', () => {
  it.each<[string, object]>([
    ['of a model prompt that is not saved', { prompt: 'Summarize it for a new cashier.' }],
    ['on material that is not saved', { input: 'Another note.' }],
    ['on a case that is not saved', { case_id: 'c' }],
  ])('%s, and counts no call', async (_, change) => {
    const { id } = await newDraft();
    const { calls_left } = await readAllowance(admin);
    expect(await startRun(id, change)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/ is not saved\. Save the course, then run it again\.$/) },
    });
    expect(await readAllowance(admin)).toMatchObject({ calls_left });
    expect(gemini.calls).toEqual([]);
  });

  it('of a course that does not exist', async () => {
    expect(await startRun('no-such-course')).toMatchObject({ status: 404 });
  });

  it('with private data, where the lab asks for privacy', async () => {
    const prompt = `${lab.solution_prompt} Call 202-456-1111.`;
    const { id } = await newDraft({ ...lab, solution_prompt: prompt });
    expect(await startRun(id, { prompt })).toMatchObject({ status: 422 });
    expect(gemini.calls).toEqual([]);
  });
});
