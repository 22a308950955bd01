import { expect, it } from 'vitest';
import { passedResult } from './result.ts';

const attempt = (percent: number, submitted_at: string, pass_percent = 73) => ({
  pass_percent,
  submitted_at,
  result: { right: percent, questions: 100, percent, letter: null, is_passed: percent >= pass_percent },
});
const open = { pass_percent: 73 };

it.each([
  ['nothing before a pass', [attempt(72, '2026-03-01T12:00:00Z'), open], undefined],
  [
    'the best pass, on its day in Eastern Time',
    [attempt(80, '2026-03-01T12:00:00Z'), attempt(90, '2026-03-03T03:00:00Z'), open],
    { percent: 90, letter: null, pass_percent: 73, assessed_on: '2026-03-02' },
  ],
  [
    'the earlier of two equal ones',
    [attempt(80, '2026-03-01T12:00:00Z'), attempt(80, '2026-03-02T12:00:00Z')],
    { percent: 80, letter: null, pass_percent: 73, assessed_on: '2026-03-01' },
  ],
  [
    'a pass, not a better score that failed after the course asked for more',
    [attempt(75, '2026-03-01T12:00:00Z'), attempt(78, '2026-03-02T12:00:00Z', 80)],
    { percent: 75, letter: null, pass_percent: 73, assessed_on: '2026-03-01' },
  ],
])('a certificate states %s', (_, attempts, result) => {
  expect(passedResult(attempts)).toEqual(result);
});
