import { expect, test } from 'vitest';
import { courseWeeks } from './courseWeeks.ts';

test('the shortest and the longest course are found in any order', () => {
  expect(courseWeeks([{ duration: '12 weeks' }, { duration: '4 weeks' }, { duration: '16 weeks' }])).toEqual({
    shortest: 4,
    longest: 16,
  });
});

test('a duration without a number throws', () => {
  expect(() => courseWeeks([{ duration: 'soon' }])).toThrow(/'soon'/);
});
