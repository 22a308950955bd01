import { describe, expect, it } from 'vitest';
import { savedRow } from '../src/rows/course/saved-row.ts';
import { newCourseRow } from '../src/rows/course/row.ts';
import { courseFiles } from './course-files.ts';

const files = courseFiles(() => '2025-01-06T14:00:00.000Z');
const ofKind = (kind: string) =>
  files.flatMap(({ about, text }) => (about.kind === kind ? [{ ...about, ...text }] : []));
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

describe('the built-in courses', () => {
  it('include the fourteen of the catalog, in order', { tags: ['catalog-courses'] }, () => {
    expect(ofKind('catalog').map(({ title }) => title)).toEqual([
      'AI Fundamentals for Business',
      'Machine Learning Operations',
      'AI Ethics & Compliance',
      'Advanced Deep Learning',
      'Generative AI & LLMs',
      'AI Strategy for Executives',
      'Data Science Fundamentals',
      'AI-Driven Automation',
      'Computer Vision Applications',
      'Natural Language Processing',
      'AI for Cybersecurity',
      'Prompt Engineering Mastery',
      'Responsible AI & Governance',
      'AI Product Management',
    ]);
    const weeks = ofKind('catalog').map(({ duration }) => numberIn(duration));
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([4, 16]);
    const prices = ofKind('catalog').map(({ price_cents }) => price_cents / 100);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([2950, 5250]);
  });

  it('include two featured ones, with four highlights each', { tags: ['featured-courses'] }, () => {
    expect(ofKind('featured')).toMatchObject([
      { id: 'ai-literacy-101', duration: '8 weeks', price_cents: 29_900, level: 'Beginner' },
      { id: 'ai-productivity', duration: '6 weeks', price_cents: 39_900, level: 'Intermediate' },
    ]);
    for (const { highlights } of ofKind('featured')) expect(highlights).toHaveLength(4);
  });

  it('state hours if they have lessons, which follow from the inputs that they name', () => {
    const rows = files.map(({ about, text }) =>
      savedRow(newCourseRow(about, text), { text, isPublished: true, at: about.created_at }),
    );
    for (const { hours, hours_inputs, lesson_count } of rows) {
      expect([hours === null, hours_inputs === null]).toEqual([lesson_count === 0, lesson_count === 0]);
      if (!hours_inputs) continue;
      const { words, media_minutes, questions, exercise_minutes } = hours_inputs;
      const minutes = words / 180 + media_minutes + 1.85 * questions + exercise_minutes;
      expect(hours).toBe(Math.floor(minutes / 30) / 2);
    }
  });
});
