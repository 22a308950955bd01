import { expect, it } from 'vitest';
import { nextCourse } from './nextCourse.ts';

type Candidate = Parameters<typeof nextCourse>[0][number];
const course = (id: string, level: Candidate['level'], track: Candidate['track']): Candidate => ({
  id,
  level,
  track,
  lesson_count: 12,
});
const done = course('done', 'Intermediate', 'Technical');
const suggest = (others: Candidate[], enrolled: string[] = []) =>
  nextCourse([done, ...others], done, new Set(enrolled))?.id;

it.each([
  ['of the same track', ['Intermediate', 'Operations'], ['Beginner', 'Technical']],
  ['of the same level', ['Advanced', 'Technical'], ['Intermediate', 'Technical']],
  ['of a higher level before a lower one', ['Beginner', 'Technical'], ['Advanced', 'Technical']],
] as const)('the next course is %s', (_rule, worse, better) => {
  expect(suggest([course('worse', worse[0], worse[1]), course('better', better[0], better[1])])).toBe(
    'better',
  );
});

it('the next course is never the completed one, nor one that the learner is enrolled in', () => {
  const other = course('other', 'Advanced', 'Technical');
  expect(suggest([other], ['other'])).toBeUndefined();
  expect(suggest([])).toBeUndefined();
});

it('the next course is one that has lessons', () => {
  const unready = { ...course('unready', 'Intermediate', 'Technical'), lesson_count: 0 };
  expect(suggest([unready, course('open', 'Beginner', 'Leadership')])).toBe('open');
  expect(suggest([unready])).toBeUndefined();
});
