import { expect, it } from 'vitest';
import { claimsOf } from './read-credential.ts';
import { testIssuer } from './test-badges.ts';

const { badge } = await testIssuer('https://learn.example');
const { achievement, result } = badge.credentialSubject;

it('a badge of an assessed course has the result as Open Badges 3.0 defines it', () => {
  expect(achievement.id).toBe(
    'https://learn.example/api/credentials/achievements/sample-course/1?pass_percent=73',
  );
  expect(achievement.criteria.narrative).toBe(
    'Completed every lesson. Passed the course’s assessment with at least 73 percent.',
  );
  expect(achievement.resultDescription).toMatchObject([
    { resultType: 'Percent', valueMin: '0', valueMax: '100', requiredValue: '73' },
    { resultType: 'LetterGrade', allowedValue: ['C−', 'C', 'C+', 'B−', 'B', 'B+', 'A−', 'A'] },
  ]);
  const ids = achievement.resultDescription?.map(({ id }) => id);
  expect(result).toEqual([
    { type: ['Result'], resultDescription: ids?.[0], value: '86' },
    { type: ['Result'], resultDescription: ids?.[1], value: 'B' },
  ]);
});

it.each([
  ['of a type with its own name', { resultType: 'RawScore', name: 'Points' }, 'Points: 12'],
  ['without a description', undefined, '12'],
])('a result of another issuer %s is read', (_, description, text) => {
  const subject = {
    achievement: { resultDescription: description && { id: 'urn:a', ...description } },
    result: { resultDescription: 'urn:a', value: '12' },
  };
  expect(claimsOf({ credentialSubject: subject }).result).toBe(text);
});
