import { describe, expect, it } from 'vitest';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { admin, visitor } from './shared-platform.ts';

const search = async (q: string) =>
  (await visitor.send('GET', `/api/courses/search?q=${encodeURIComponent(q)}`)).body;

/** Returns a word that is in no other course, and far from any word of one. */
const newWord = (): string => `w${crypto.randomUUID().replaceAll('-', '')}`;

/** Creates a published course with words in its parts, and returns its editor's row. */
async function create({ title = 'Sample Course', outcome = '', lesson = '', publish = true }) {
  const written = {
    ...sampleCourse,
    title: `${title} ${crypto.randomUUID()}`,
    details: { ...sampleCourse.details, learning_outcomes: [`Explain ${outcome}`] },
    modules: [
      { module_title: 'One', lessons: [{ ...sampleLesson('a'), content: `<p>About <b>${lesson}</b></p>` }] },
    ],
    publish,
  };
  const { status, body } = await admin.send('POST', '/api/admin/courses', written);
  expect(status).toBe(201);
  return { id: body.id as string, written, version: body.version as number };
}

describe('a visitor’s search for courses', () => {
  it('finds a course by its outcomes and lessons, which the visitor may not read, and returns only its ID', async () => {
    const [outcome, lesson] = [newWord(), newWord()];
    const { id } = await create({ outcome, lesson });
    for (const word of [outcome, lesson.toUpperCase(), `${outcome} ${lesson}`])
      expect(await search(word)).toEqual({ course_ids: [id], is_exact: true });
    const typo = outcome.slice(0, 10) + outcome.slice(11);
    expect(await search(typo)).toEqual({ course_ids: [id], is_exact: false });
  });

  it.each([
    ['excel spreadsheets', 'ai-fundamentals-for-business', true],
    ['write emails', 'ai-literacy-101', true],
    ['opertions', 'machine-learning-operations', false],
    ['promting', 'prompt-engineering-mastery', false],
  ])('finds for %j the built-in course %s', async (q, id, is_exact) => {
    const found = await search(q);
    expect(found.is_exact).toBe(is_exact);
    expect(found.course_ids).toContain(id);
  });

  it('finds what learners see now: no draft, no earlier text, and no archived or deleted course', async () => {
    const [before, after] = [newWord(), newWord()];
    const { id, written, version } = await create({ lesson: before });
    const edited = {
      ...written,
      modules: [{ module_title: 'One', lessons: [{ ...sampleLesson('a'), content: `<p>${after}</p>` }] }],
    };
    const path = `/api/admin/courses/${id}`;
    const draft = await admin.send('PUT', path, { ...edited, version, publish: false });
    expect(draft.status, JSON.stringify(draft.body)).toBe(200);
    expect([(await search(before)).course_ids, (await search(after)).course_ids]).toEqual([[id], []]);
    const published = await admin.send('PUT', path, {
      ...edited,
      version: draft.body.version,
      publish: true,
    });
    expect(published.status).toBe(200);
    expect([(await search(before)).course_ids, (await search(after)).course_ids]).toEqual([[], [id]]);
    expect((await admin.send('DELETE', path)).status).toBeLessThan(300);
    expect((await search(after)).course_ids).toEqual([]);
  });

  it('does not find a course that is only a draft', async () => {
    const lesson = newWord();
    await create({ lesson, publish: false });
    expect((await search(lesson)).course_ids).toEqual([]);
  });

  it.each(['', 'x'.repeat(101)])('refuses %j', async (q) => {
    expect((await visitor.send('GET', `/api/courses/search?q=${q}`)).status).toBe(400);
  });

  it('may be shared at the edge, and no course can have its address', async () => {
    const { headers } = await visitor.send('GET', '/api/courses/search?q=emails');
    expect(headers.get('cache-control')).toContain('s-maxage=300');
    const { body } = await admin.send('POST', '/api/admin/courses', {
      ...sampleCourse,
      title: 'Search',
      publish: false,
    });
    expect(body.id).toBe('course-search');
    await admin.send('DELETE', `/api/admin/courses/${body.id}`);
  });
});
