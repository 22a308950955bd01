import { describe, expect, it } from 'vitest';
import {
  enrollmentId,
  type EnrollmentRow,
  highestShare,
  partsOf,
  progressPercent,
} from '../rows/enrollment/row.ts';
import {
  countCompleted,
  isCompletedBy,
  isLastTick,
  isOutdated,
  type LearnableCourse,
  toEnrollment,
} from './rules.ts';

describe('progress', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [0, 12, 0],
    [1, 3, 33],
    [2, 3, 67],
    [11, 12, 92],
    [12, 12, 100],
    [13, 12, 100],
  ])('of %i lessons out of %i is %i percent', { tags: ['player-progress'] }, (completed, total, percent) => {
    expect(progressPercent(completed, total)).toBe(percent);
  });
});

describe('an enrollment ID', () => {
  it('consists of its learner and its course', () => {
    const id = enrollmentId('user-1', 'ai-literacy-101');
    expect(partsOf(id)).toEqual({ userId: 'user-1', courseId: 'ai-literacy-101' });
    expect(partsOf('no-enrollment')).toBeUndefined();
  });
});

const row: EnrollmentRow = {
  user_id: 'u',
  course_id: 'c',
  status: 'active',
  enrolled_at: '2025-01-01T00:00:00.000Z',
  completed_lessons: 2,
  total_lessons: 3,
  highest_share: 0,
  last_lesson: { module_number: 2, lesson_number: 1 },
  lessons_version: 1,
  tick_changes: 2,
};

describe('the highest share of a course', () => {
  it.each([
    [{ completed_lessons: 2, total_lessons: 8 }, 0.25],
    [{ completed_lessons: 0, total_lessons: 8, highest_share: 0.5 }, 0.5],
    [{ completed_lessons: 6, total_lessons: 8, highest_share: 0.5 }, 0.75],
    [{ completed_lessons: 0, total_lessons: 8, status: 'completed' as const }, 1],
    [{ completed_lessons: 0, total_lessons: 0 }, 0],
    [{ completed_lessons: 9, total_lessons: 8 }, 1],
  ])('of %o is %d', (enrollment, share) => {
    expect(highestShare({ ...row, ...enrollment })).toBe(share);
  });
});

describe('the last tick', () => {
  const course = { lesson_keys: ['1.1', '1.2', '2.1'] } as LearnableCourse;

  it.each([
    [{ completed_lessons: 0 }, false],
    [{ completed_lessons: 1 }, false],
    [{ completed_lessons: 2 }, true],
    [{ completed_lessons: 2, status: 'completed' as const }, false],
  ])('of %o', (enrollment, isLast) => {
    expect(isLastTick({ ...row, ...enrollment }, course)).toBe(isLast);
  });
});

describe('an enrollment in a course whose lessons have changed', () => {
  const completedLessons = [
    { module_number: 1, lesson_number: 1 },
    { module_number: 2, lesson_number: 1 },
  ];
  const withLessons = (lesson_keys: string[], lessons_version: number): LearnableCourse => ({
    id: 'c',
    title: 'C',
    description: 'C',
    duration: '8 weeks',
    hours: 40,
    track: 'Technical',
    level: 'Beginner',
    assessment: null,
    lesson_keys,
    lessons_version,
  });

  it.each([
    ['in another order', withLessons(['2.1', '1.1', '1.2'], 1), false, 2, false],
    ['without a completed lesson', withLessons(['1.1', '1.2'], 2), true, 1, false],
    ['to completed lessons only', withLessons(['1.1'], 2), true, 1, true],
    ['to include a new lesson', withLessons(['1.1', '1.2', '2.1', '2.2'], 2), true, 2, false],
    ['to include no completed lesson', withLessons(['3.1'], 2), true, 0, false],
  ])('%s', (_name, course, outdated, counted, completed) => {
    expect(isOutdated(row, course)).toBe(outdated);
    expect(countCompleted(completedLessons, course)).toBe(counted);
    expect(isCompletedBy(counted, row, course)).toBe(completed);
  });

  it('is completed only once', () => {
    const completed = { ...row, status: 'completed' as const };
    expect(isCompletedBy(1, completed, withLessons(['1.1'], 2))).toBe(false);
  });

  it('continues at an existing lesson', () => {
    expect(toEnrollment(row, withLessons(['1.1', '2.1'], 1), null).last_lesson).toEqual(row.last_lesson);
    expect(toEnrollment(row, withLessons(['1.1'], 2), null)).toMatchObject({
      last_lesson: null,
      last_lesson_place: null,
    });
    const moved = toEnrollment(row, withLessons(['3.1', '3.2', '2.2', '2.1', '1.1'], 2), null);
    expect(moved.last_lesson_place).toEqual({ module: 2, lesson: 2 });
  });
});
