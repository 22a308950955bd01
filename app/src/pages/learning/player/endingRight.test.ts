import { expect, it } from 'vitest';
import { endsRight } from './endingRight.ts';

const entitlement = {
  is_due: true,
  reason: null,
  ends_at: '2026-12-01T00:00:00.000Z',
  completed_lessons: 3,
  total_lessons: 12,
  lessons_left: 0,
};

it.each([
  ['paid', true, 3, true],
  ['due', true, 3, true],
  ['paid', true, 2, false],
  ['paid', true, 4, false],
  ['paid', false, 3, false],
  ['waived', true, 3, false],
] as const)(
  'after an order that is %s, entitled %s, with %i of 12 lessons: %s',
  (status, is_due, completed, ends) => {
    const order = { status, entitlement: { ...entitlement, is_due } };
    expect(endsRight(order, { completed, total: 12 })).toBe(ends);
  },
);
