import { expect, it } from 'vitest';
import { nextCourse } from './nextCourse.ts';

type Candidate = Parameters<typeof nextCourse>[1];
const course = (id: string, level: Candidate['level'], track: Candidate['track']): Candidate => ({
  id,
  level,
  track,
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
