import { describe, expect, it } from 'vitest';
import { maxRecordLessons } from '@redwhiteandcode/contract/credentials/learning-record-rules.ts';
import { checkFile, type Finding } from './check.ts';
import { type LearningRecordFacts, learningRecordOf } from './learning-record.ts';
import { testIssuer } from './test-badges.ts';

const siteUrl = 'https://learn.example';
const signer = await testIssuer(siteUrl);
const issuer = { siteUrl, name: 'Red White and Code', email: 'support@example.com' };

const facts: LearningRecordFacts = {
  record_number: 'RWC-2026-ABCDEFGH',
  student_name: 'Ada Sample',
  email: 'ada@example.com',
  salt: 'sample-salt',
  issued_at: '2026-12-01T10:00:00.000Z',
  from: '2026-01-01',
  to: '2026-11-30',
  courses: [
    {
      title: 'Sample Course',
      result: { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2026-11-05' },
      lessons: [
        { title: 'First lesson', completed_on: '2026-11-02' },
        { title: 'Second lesson', completed_on: null },
      ],
    },
  ],
  status: { list: 'sample', index: 5 },
};
const record = learningRecordOf(issuer, facts);

async function check(credential: object): Promise<Finding['found'][]> {
  const found: Finding['found'][] = [];
  const file = new TextEncoder().encode(JSON.stringify(credential));
  const loadStatusList = () => signer.statusList([]);
  for await (const finding of checkFile(file, {
    now: new Date('2027-01-01'),
    own: signer.own,
    loadStatusList,
  }))
    found.push(finding.found);
  return found;
}
const intact = ['credential', 'own', 'ofIssuer', 'unchanged', 'current', 'active'];

describe('the credential of a learning record', () => {
  it('has one piece of evidence for each lesson and each passed assessment, and the period', () => {
    expect(record.evidence).toEqual([
      {
        type: ['Evidence'],
        name: 'First lesson',
        genre: 'Sample Course',
        description: 'Completed on 2026-11-02',
      },
      {
        type: ['Evidence'],
        name: 'Second lesson',
        genre: 'Sample Course',
        description: 'Completed, date not recorded',
      },
      {
        type: ['Evidence'],
        name: 'Assessment',
        genre: 'Sample Course',
        description: 'Assessed on 2026-11-05: 86 percent, B. Passing takes 73 percent.',
      },
    ]);
    expect(record.credentialSubject).toMatchObject({
      activityStartDate: '2026-01-01T00:00:00Z',
      activityEndDate: '2026-11-30T23:59:59Z',
      licenseNumber: facts.record_number,
      achievement: { achievementType: 'ext:LearningRecord' },
    });
  });

  it('names the learner only by salted hashes', () => {
    expect(JSON.stringify(record)).not.toMatch(/Ada|ada@/);
    expect(record.credentialSubject.identifier).toHaveLength(2);
  });

  it('passes every step of a check, also with the most lessons', async () => {
    expect(await check(await signer.sign(record))).toEqual(intact);
    const lessons = Array.from({ length: maxRecordLessons }, (_, index) => ({
      title: `“Lesson”, ${index}`,
      completed_on: '2026-11-02',
    }));
    const longest = learningRecordOf(issuer, {
      ...facts,
      courses: [{ title: 'Sample Course', lessons, result: null }],
    });
    expect(await check(await signer.sign(longest))).toEqual(intact);
  });

  it.each([
    [
      'a date',
      ({ evidence: [first, ...more] }: typeof record) => ({
        evidence: [{ ...first, description: 'Completed on 2026-01-02' }, ...more],
      }),
    ],
    ['one lesson less', ({ evidence }: typeof record) => ({ evidence: evidence.slice(1) })],
    [
      'another period',
      ({ credentialSubject }: typeof record) => ({
        credentialSubject: { ...credentialSubject, activityStartDate: '2025-01-01T00:00:00Z' },
      }),
    ],
  ])('does not pass with %s that was not signed', async (_case, change) => {
    const signed = await signer.sign(record);
    expect((await check({ ...signed, ...change(signed) })).at(-1)).toBe('changed');
  });
});
