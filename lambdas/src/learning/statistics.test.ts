import { describe, expect, it } from 'vitest';
import { stopsOf, weeksOf } from './statistics.ts';

// A Wednesday.
const now = Date.parse('2026-07-15T16:00:00.000Z');
const started = (enrolled_at: string, more: object = {}) => ({
  status: 'active' as const,
  enrolled_at,
  ...more,
});

describe('the weeks of a course', () => {
  it('begin on Mondays at the place of business, and count starts and completions', () => {
    const weeks = weeksOf(
      [
        // A Sunday evening in New York is in the week before.
        started('2026-07-13T03:00:00.000Z'),
        started('2026-07-13T05:00:00.000Z', { completed_at: '2026-07-14T12:00:00.000Z' }),
        started('2025-01-01T12:00:00.000Z', { completed_at: '2026-07-14T12:00:00.000Z' }),
      ],
      { isAll: true, now },
    );
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { week: '2026-07-06', started: 1, completed: 0 },
      { week: '2026-07-13', started: 1, completed: 2 },
    ]);
  });

  it('are only those that the read enrollments cover', () => {
    const weeks = weeksOf([started('2026-06-30T12:00:00.000Z')], { isAll: false, now });
    expect(weeks).toEqual(
      ['2026-07-06', '2026-07-13'].map((week) => ({ week, started: 0, completed: null })),
    );
  });
});

describe('where learners stop', () => {
  const lessons = [1, 2].map((lesson_number) => ({
    module_number: 1,
    lesson_number,
    title: `L${lesson_number}`,
  }));
  const at = (lesson_number: number) => ({ last_lesson: { module_number: 1, lesson_number } });

  it('counts old enrollments that are not completed, by the lesson opened last', () => {
    const old = '2026-06-01T12:00:00.000Z';
    const found = stopsOf(
      [
        started(old, at(2)),
        started(old, { ...at(2), status: 'paused' }),
        started(old, { ...at(2), status: 'completed' }),
        started('2026-07-01T12:00:00.000Z', at(1)),
        started(old),
        started(old, at(9)),
      ],
      lessons,
      now,
    );
    expect(found).toEqual({ stops: [{ ...lessons[1], enrollments: 2 }], stopped_elsewhere: 2 });
  });
});
