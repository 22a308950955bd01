import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lesson } from '@redwhiteandcode/contract/catalog/operations.ts';
import { publish, readLessons, readOutline, readQuestions } from './drafts.ts';
import { composeOutline } from './offline-generator.ts';
import { changeJob, countLateTokens } from './repository.ts';
import { type JobRow, lessonCount, newJob } from './rules.ts';
import { sampleFacts as facts } from './sample-facts.ts';
import { takeStep } from './steps.ts';

vi.mock('./drafts.ts');
vi.mock('./repository.ts');

const outline = composeOutline(facts);
const total = lessonCount(outline);
const made = {
  id: 'job-1',
  userId: 'u',
  time: '2025-06-01T00:00:00.000Z',
  generator: { generator: 'offline', model: null },
} as const;
const lesson: Lesson = { lesson_number: 1, lesson_title: 'One', content: '<p>One</p>' };
const lessons: Lesson[] = Array.from({ length: total }, (_, at) => ({ ...lesson, lesson_number: at + 1 }));

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'sample-table');
  vi.mocked(changeJob).mockResolvedValue('written');
  vi.mocked(readQuestions).mockResolvedValue([]);
});
afterEach(() => vi.unstubAllEnvs());

it.each<[string, number, typeof outline | undefined, Lesson[]]>([
  ['its outline has expired', 4, undefined, []],
  ['the questions of its bank have expired', total, outline, lessons],
  ['its outline has expired after all lessons were written', total, undefined, [lesson]],
  ['some of its lessons have expired', total, outline, [lesson]],
])(
  'a job fails if %s, and the next one starts without lessons',
  async (_, lessons_written, stored, found) => {
    vi.mocked(readOutline).mockResolvedValue(stored);
    vi.mocked(readLessons).mockResolvedValue(found);
    const job: JobRow = {
      ...newJob(facts, made),
      lessons_written,
      lessons_total: total,
      banks_written: 1,
      banks_total: 1,
    };
    expect(await takeStep(job, { owner: 'worker', until: 0 })).toBeUndefined();
    const change = vi.mocked(changeJob).mock.lastCall?.[1];
    expect(change).toMatchObject({ status: 'failed', reason: 'internal' });
    expect(newJob(facts, { ...made, id: 'job-2' }, { ...job, ...change })).toMatchObject({
      lessons_written: 0,
      lessons_total: 0,
      banks_total: 0,
      draft_id: 'job-2',
    });
  },
);

it('a job that is canceled while it is published releases its reservation', async () => {
  vi.mocked(readOutline).mockResolvedValue(outline);
  vi.mocked(readLessons).mockResolvedValue(lessons);
  vi.mocked(publish).mockResolvedValue('moved');
  const job: JobRow = { ...newJob(facts, made), lessons_written: total, lessons_total: total };
  expect(await takeStep(job, { owner: 'worker', until: 0 })).toBeUndefined();
  expect(countLateTokens).toHaveBeenCalledExactlyOnceWith(job, 0);
});
