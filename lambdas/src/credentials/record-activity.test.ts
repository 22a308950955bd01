import { describe, expect, it } from 'vitest';
import { activityIn, lessonCountOf, recordedCourse } from './record-activity.ts';

const lesson = (lesson_number: number, completed_at: string | null) => ({
  user_id: 'learner',
  course_id: 'sample',
  module_number: 1,
  lesson_number,
  completed: true as const,
  completed_at,
});
const activity = (lessons: ReturnType<typeof lesson>[], completed_at?: string) => ({
  course_id: 'sample',
  enrolled_at: '2026-01-05T15:00:00.000Z',
  completed_at,
  lessons,
});
const period = { from: '2026-02-01', to: '2026-02-28' };
const numbersIn = (lessons: ReturnType<typeof lesson>[], completed_at?: string) =>
  activityIn(period, activity(lessons, completed_at)).lessons.map(({ lesson_number }) => lesson_number);

describe('the lessons of a period', () => {
  it.each([
    ['on the first day, in Eastern Time', '2026-02-01T05:00:00.000Z', true],
    ['before it', '2026-02-01T04:59:59.000Z', false],
    ['on the last day', '2026-03-01T04:59:59.000Z', true],
    ['after it', '2026-03-01T05:00:00.000Z', false],
  ])('include one that was completed %s: %s, %s', (_case, at, isIncluded) => {
    expect(numbersIn([lesson(1, at)])).toEqual(isIncluded ? [1] : []);
  });

  it('include one without a date only if the course was completed in the period', () => {
    const lessons = [lesson(1, null), lesson(2, '2026-02-10T15:00:00.000Z')];
    expect(numbersIn(lessons)).toEqual([2]);
    expect(numbersIn(lessons, '2026-02-10T15:00:00.000Z')).toEqual([1, 2]);
    expect(numbersIn(lessons, '2026-03-10T15:00:00.000Z')).toEqual([2]);
  });
});

describe('what a record says about a course', () => {
  const course = {
    title: 'Sample Course',
    hours: 4,
    lessons: new Map([
      ['1.2', 'Second lesson, moved to the front'],
      ['1.1', 'First lesson'],
      ['1.3', 'Third lesson'],
    ]),
  };

  it('lists the course’s current lessons in course order, with Eastern dates', () => {
    const lessons = [lesson(1, '2026-02-10T02:00:00.000Z'), lesson(2, null), lesson(9, null)];
    const recorded = recordedCourse(activity(lessons), course, undefined);
    expect(recorded).toEqual({
      course_id: 'sample',
      title: 'Sample Course',
      hours: 4,
      enrolled_at: '2026-01-05T15:00:00.000Z',
      completed_at: null,
      result: null,
      lessons: [
        { title: 'Second lesson, moved to the front', completed_on: null },
        { title: 'First lesson', completed_on: '2026-02-09' },
      ],
    });
    expect(lessonCountOf([recorded, recorded])).toBe(4);
  });
});
