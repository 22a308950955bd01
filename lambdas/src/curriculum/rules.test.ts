import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outline } from './generator.ts';
import { composeLesson, composeOutline } from './offline-generator.ts';
import { checkLesson, checkOutline, lessonSize } from './response-rules.ts';
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
const lesson = composeLesson(facts, { module: 1, lesson: 0 });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const written = (count: number) => `<h2>A</h2><p>${words(count)}</p><h2>B</h2><p>word</p>`;

describe('an outline', () => {
  const spoiled = (spoil: (it: Outline) => void): Outline => {
    const copy = structuredClone(outline);
    spoil(copy);
    return copy;
  };
  const first = (it: Outline) => it.modules[0] ?? expect.fail();

  it('that is valid is accepted without changes', () => {
    expect(checkOutline(outline)).toEqual({ value: outline });
  });

  it.each<[string, unknown, RegExp]>([
    ['a string instead of an object', 'an outline', /expected object/],
    ['no modules', spoiled((it) => (it.modules = [])), /modules/],
    [
      'thirteen modules',
      spoiled(
        (it) =>
          (it.modules = Array.from({ length: 13 }, (_, at) => ({ ...first(it), title: `Module ${at}` }))),
      ),
      /modules/,
    ],
    ['a module twice', spoiled((it) => it.modules.push(first(it))), /different title/],
    ['one lesson in a module', spoiled((it) => first(it).lessons.splice(1)), /modules\.0\.lessons/],
    [
      'seven lessons in a module',
      spoiled((it) => first(it).lessons.push('Four', 'Five', 'Six', 'Seven')),
      /modules\.0\.lessons/,
    ],
    [
      'a topic twice',
      spoiled((it) => first(it).topics.push(first(it).topics[0]?.toUpperCase() ?? '')),
      /repeat/,
    ],
    ['no outcomes', spoiled((it) => (it.learning_outcomes = [])), /learning_outcomes/],
    ['markup in a title', spoiled((it) => (first(it).title = '<b>Title</b>')), /plain text/],
    ['a link in a topic', spoiled((it) => (first(it).topics[0] = 'See https://example.com')), /plain text/],
    ['a title of 200 characters', spoiled((it) => (first(it).title = 'x'.repeat(200))), /modules\.0\.title/],
    ['an empty role', spoiled((it) => it.target_roles.push(' ')), /target_roles/],
  ])('with %s is refused with feedback', (_, value, feedback) => {
    expect(checkOutline(value)).toMatchObject({
      reason: 'malformed',
      feedback: expect.stringMatching(feedback),
    });
  });
});

describe('a lesson', () => {
  it('that is valid is accepted', () => {
    expect(checkLesson(lesson)).toEqual({ value: lesson });
  });

  it.each<[string, unknown, string, RegExp]>([
    ['an object instead of text', { html: lesson }, 'malformed', /not text/],
    ['too few words', written(lessonSize.minWords - 10), 'malformed', /at least 150 words/],
    ['too many words', written(lessonSize.maxWords), 'too_long', /at most 4000 words/],
    ['far too many characters', written(100_000), 'too_long', /at most 4000 words/],
    ['no headings', `<p>${words(200)}</p><p>b</p>`, 'malformed', /two h2/],
    ['a script', `${lesson}<script>alert(1)</script>`, 'malformed', /<script>/],
    ['a handler', `${lesson}<p onclick="alert(1)">x</p>`, 'malformed', /onclick/],
    [
      'a handler on a tag that is removed',
      `${lesson}<div ONMOUSEOVER=alert(1)>x</div>`,
      'malformed',
      /onmouseover/,
    ],
    ['a javascript link', `${lesson}<a href=" jAvascript:alert(1)">x</a>`, 'malformed', /no web address/],
    ['a data link', `${lesson}<a href="data:text/html,x">x</a>`, 'malformed', /no web address/],
    ['a frame', `${lesson}<iframe src="https://example.com"></iframe>`, 'malformed', /<iframe>/],
    ['an image', `${lesson}<img src="https://example.com/x.png">`, 'malformed', /<img>/],
  ])('with %s is refused', (_, value, reason, feedback) => {
    expect(checkLesson(value)).toMatchObject({ reason, feedback: expect.stringMatching(feedback) });
  });

  it('loses links and layout elements but keeps their text', () => {
    const html = `${lesson}<div><p>See <a href="https://example.com">the guide</a>.</p></div>`;
    expect(checkLesson(html)).toEqual({ value: `${lesson}<p>See the guide.</p>` });
  });

  it('is never accepted with executable content', () => {
    const piece = fc.constantFrom(
      ...`<|>|"|'|/| |script|p|a|href=|javascript:|onload=|svg|x|&lt;`.split('|'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const checked = checkLesson(written(200) + pieces.join(''));
        if ('value' in checked) expect(checked.value).not.toMatch(/<script|<svg|<a |<[^>]*\son\w+=/i);
      }),
    );
  });
});

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

  it('continues with the lessons of a failed job and counts its own tokens', () => {
    expect(newJob(facts, made, failed)).toMatchObject({
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
    [0, 0, 'outline'],
    [0, 15, 'lessons'],
    [14, 15, 'lessons'],
    [15, 15, 'publishing'],
  ])('with %i of %i lessons has the status %s', (count, total, status) => {
    expect(statusAfter(count, total)).toBe(status);
  });

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
