import { describe, expect, it } from 'vitest';
import { composeOutline } from './offline-generator.ts';
import {
  type JobRow,
  lessonCount,
  modulesOf,
  newJob,
  renumbered,
  placeOf,
  stateOf,
  statusAfter,
  toJob,
} from './rules.ts';
import { sampleFacts as facts } from './sample-facts.ts';

const outline = composeOutline(facts);

describe('a job', () => {
  const made = {
    id: 'job-2',
    userId: 'u',
    time: '2025-06-02T00:00:00.000Z',
    generator: { generator: 'offline', model: null },
  } as const;
  const failed: JobRow = {
    ...newJob(facts, { ...made, id: 'job-1' }),
    status: 'failed',
    reason: 'over_quota',
    lessons_written: 4,
    lessons_total: 15,
    tokens: 900,
    updated_at: '2025-06-01T00:00:00.000Z',
  };

  it('is queued without lessons at first', () => {
    expect(newJob(facts, made)).toMatchObject({
      status: 'queued',
      lessons_written: 0,
      lessons_total: 0,
      draft_id: 'job-2',
    });
  });

  it('continues with the lessons and questions of a failed job and counts its own tokens', () => {
    const questions = { banks_written: 2, banks_total: 5, questions_written: 18, questions_dropped: 3 };
    expect(newJob(facts, made, { ...failed, ...questions })).toMatchObject({
      ...questions,
      lessons_written: 4,
      lessons_total: 15,
      draft_id: 'job-1',
      tokens: 0,
      status: 'queued',
      reason: null,
    });
  });

  it.each<[string, Partial<JobRow>]>([
    ['was cancelled', { status: 'cancelled' }],
    ['had another model', { generator: 'gemini', model: 'a-model' }],
    ['is a month old', { updated_at: '2025-05-01T00:00:00.000Z' }],
    ['was about another description', { facts: { ...facts, description: 'Something else.' } }],
  ])('starts without lessons after a job that %s', (_, change) => {
    expect(newJob(facts, made, { ...failed, ...change })).toMatchObject({
      lessons_written: 0,
      draft_id: 'job-2',
    });
  });

  it('shows why it failed, and shows users only whether they started it', () => {
    expect(toJob(failed, 'u')).toMatchObject({
      is_own: true,
      reason: { code: 'over_quota', message: expect.stringContaining('capacity') },
    });
    expect(toJob(failed, 'another')).toMatchObject({ is_own: false });
    expect(toJob(failed, 'u')).not.toHaveProperty('started_by');
  });

  it.each([
    [0, 0, 0, 0, 'outline'],
    [0, 15, 0, 5, 'lessons'],
    [14, 15, 0, 5, 'lessons'],
    [15, 15, 0, 5, 'questions'],
    [15, 15, 4, 5, 'questions'],
    [15, 15, 5, 5, 'publishing'],
    // It wrote its outline before courses had questions.
    [15, 15, 0, 0, 'publishing'],
  ])(
    'with %i of %i lessons and the questions of %i of %i modules has the status %s',
    (lessons_written, lessons_total, banks_written, banks_total, status) => {
      expect(statusAfter({ lessons_written, lessons_total, banks_written, banks_total })).toBe(status);
    },
  );

  it.each([
    ['queued', 'running'],
    ['publishing', 'running'],
    ['failed', 'failed'],
    ['published', 'published'],
  ] as const)('with the status %s has the state %s for admins', (status, state) => {
    expect(stateOf(status)).toBe(state);
  });

  it('writes each lesson of its outline once, in order', () => {
    const places = Array.from({ length: lessonCount(outline) }, (_, at) => placeOf(outline, at));
    const wanted = outline.modules.flatMap(({ lessons }, module) =>
      lessons.map((_, at) => ({ module, lesson: at })),
    );
    expect(places).toEqual(wanted);
    expect(placeOf(outline, places.length)).toBeUndefined();
  });

  it('makes modules only if all lessons exist', () => {
    const lessons = Array.from({ length: lessonCount(outline) }, (_, at) => ({
      lesson_number: at,
      lesson_title: `${at}`,
      content: '',
    }));
    const modules = modulesOf(outline, lessons) ?? [];
    expect(modules.map(({ module_title }) => module_title)).toEqual(
      outline.modules.map(({ title }) => title),
    );
    expect(modules.flatMap((module) => module.lessons)).toEqual(lessons);
    expect(modulesOf(outline, lessons.slice(1))).toBeUndefined();
  });

  it('gives its modules numbers that the course has never used', () => {
    const modules = ['a', 'b'].map((module_title, at) => ({
      module_number: at + 1,
      module_title,
      lessons: [],
    }));
    const numbers = (given: Record<string, number>) =>
      renumbered(modules, given).map(({ module_number }) => module_number);
    expect(numbers({})).toEqual([1, 2]);
    expect(numbers({ 1: 2, 4: 0 })).toEqual([5, 6]);
  });
});
