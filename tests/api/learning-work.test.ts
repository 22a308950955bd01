import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { saveText, workPath } from '../clients/work-client.ts';
import { hostileStrings } from '../samples/hostile-strings.ts';
import { isFullRun } from '../samples/sample.ts';
import { atOnce, countStatuses, enroll, newLearner } from './shared-platform.ts';

const { measure, measureReadsAndWrites } = await import('./table-cost.ts');
const { learning } = await import('../../lambdas/src/learning/operations.ts');

const course = 'ai-literacy-101';
const place = { courseId: course, module: 1, lesson: 1 };

let learner: Caller;
beforeAll(async () => {
  learner = await newLearner();
  await enroll(learner, course);
});

const listOf = async (caller: Caller, { module, lesson } = place) =>
  (await caller.send('GET', `/api/courses/${course}/answers/${module}/${lesson}?limit=100`)).body.items;
const earlierOf = async (block: string) =>
  (await learner.send('GET', `${workPath(place, block)}/earlier`)).body.items;

describe('work in a block', () => {
  it('is kept as it was saved, in its lesson', async () => {
    const answer = { kind: 'rows', rows: [['Junk folder', 'Sort', '見落とし']] };
    const { status, body } = await saveText(learner, place, 'kept', { answer, ticked: [0, 2] });
    expect(status).toBe(200);
    const kept = { block_id: 'kept', answer, is_checked: false, ticked: [0, 2], version: 1, earlier: 0 };
    expect(body).toMatchObject(kept);
    expect(await listOf(learner)).toContainEqual(body);
    expect(await listOf(learner, { ...place, lesson: 2 })).toEqual([]);
  });

  it('keeps every hostile text unchanged', async () => {
    const texts = Object.values(hostileStrings).filter((hostile) => hostile.length <= 10_000);
    for (const [at, text] of texts.entries()) {
      const { status, body } = await saveText(learner, place, `hostile-${at}`, { text });
      expect(status).toBe(200);
      expect(body.answer.text).toBe(text);
    }
  });

  it('is seen by nobody but its learner', async () => {
    await saveText(learner, place, 'own', { text: 'private' });
    const other = await newLearner();
    await enroll(other, course);
    expect(await listOf(other)).toEqual([]);
  });

  it('is refused without an enrollment', async () => {
    const { status, body } = await saveText(await newLearner(), place, 'own', { text: 'x' });
    expect([status, body.detail]).toEqual([403, 'Enroll in this course first.']);
  });

  it('has an earlier version if another device saved it in the meantime, and the later one is kept', async () => {
    await saveText(learner, place, 'two', { text: 'one', tab: 'desk' });
    await saveText(learner, place, 'two', { text: 'desk', tab: 'desk', change: 2, base_version: 1 });
    const { body } = await saveText(learner, place, 'two', { text: 'phone', tab: 'phone', base_version: 1 });
    expect(body).toMatchObject({ answer: { text: 'phone' }, version: 3, earlier: 1 });
    const late = { text: 'train', tab: 'tablet', base_version: 1, age_ms: 3_600_000 };
    expect((await saveText(learner, place, 'two', late)).body).toMatchObject({
      answer: { text: 'phone' },
      earlier: 2,
    });
    const texts = (await earlierOf('two')).map(({ answer }: { answer: { text: string } }) => answer.text);
    expect(texts).toEqual(['train', 'desk']);
  });

  it('survives many saves at once, of which the kept ones add up', async () => {
    const saves = isFullRun ? 50 : 15;
    const responses = await atOnce(saves, (at) =>
      saveText(learner, place, 'many', { text: `text ${at}`, tab: `tab-${at}` }),
    );
    expect(countStatuses(responses)).toEqual({ 200: saves });
    const [kept] = (await listOf(learner)).filter(
      ({ block_id }: { block_id: string }) => block_id === 'many',
    );
    expect(kept).toMatchObject({ version: saves, earlier: 5 });
    expect(await earlierOf('many')).toHaveLength(5);
  });

  it('can have 10,000 characters; a longer text is refused with a sentence', async () => {
    expect((await saveText(learner, place, 'long', { text: '字'.repeat(10_000) })).status).toBe(200);
    const { status, body } = await saveText(learner, place, 'long', { text: 'x'.repeat(10_001) });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('An answer can have at most 10,000 characters.');
    expect((await saveText(learner, place, 'long', { text: 'x'.repeat(1_000_000) })).status).toBeOneOf([
      400, 413,
    ]);
  });
});

describe('the cost of work', () => {
  const plain = { params: undefined, query: undefined, body: undefined, userId: '' };
  const words = 'The assistant names a supplier that the order never mentions, so I call the office first. ';

  it('is one write of at most five units for an answer of 10,000 characters', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `${at * 7919} ${words}`)
      .join('')
      .slice(0, 10_000);
    const body = { answer: { kind: 'text' as const, text }, is_checked: false, ticked: [] };
    const change = { ...body, base_version: 0, tab: 'cost', change: 1, age_ms: 0 };
    const save = () =>
      learning.saveWork({
        ...plain,
        userId: learner.userId ?? '',
        params: { ...place, blockId: 'cost' },
        body: change,
      });
    const { write } = await measureReadsAndWrites(save);
    expect(write).toBeLessThanOrEqual(5);
  });

  it('is at most three units to read thirty answers', async () => {
    const lesson = { ...place, lesson: 3 };
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        saveText(learner, lesson, `block-${at}`, at % 5 > 0 ? { text: `${at}` } : { text: words.repeat(5) }),
      ),
    );
    const cost = await measure(() =>
      learning.listWork({ ...plain, userId: learner.userId ?? '', params: lesson, query: { limit: 100 } }),
    );
    expect(cost).toEqual({ requests: 1, units: expect.toSatisfy((units: number) => units <= 3) });
  });
});
