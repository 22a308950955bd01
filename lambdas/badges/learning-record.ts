import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { resultText } from '@redwhiteandcode/contract/assessment/scale.ts';
import type { RecordedCourse } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { type AchievementFacts, badgeOf, type Issuer, type StatusPlace } from './credential.ts';

/** The achievement that all learning records name, so a change of its texts needs a new revision. */
export const learningRecordAchievement: AchievementFacts = {
  id: 'learning-record',
  revision: 3,
  type: 'ext:LearningRecord',
  title: 'Learning record',
  description: 'The lessons of online courses that a learner completed in a period.',
  narrative:
    'Lists the lessons of the learner’s courses that the learner marked as completed in the period, with their dates in Eastern Time, and the result of a course’s assessment if the learner passed it. It does not grade lessons or measure the time spent.',
  path: '/verify',
  field: null,
  skills: [],
};

/** What the credential of a learning record says. The name and the email address appear only as hashes. */
export interface LearningRecordFacts {
  record_number: string;
  student_name: string;
  email: string;
  salt: string;
  issued_at: string;
  /** The first and the last day of the period (ISO dates). */
  from: string;
  to: string;
  courses: readonly Pick<RecordedCourse, 'title' | 'lessons' | 'result'>[];
  status: StatusPlace;
}

/** Returns when a lesson was completed, as a learning record says it. */
const completionText = (day: string | null): string =>
  day === null ? 'Completed, date not recorded' : `Completed on ${day}`;

/** Returns the result of an assessment, as a learning record says it. */
const assessedText = (result: CertificateResult): string =>
  `Assessed on ${result.assessed_on}: ${resultText(result)}. Passing takes ${result.pass_percent} percent.`;

const evidence = (name: string, genre: string, description: string) => ({
  type: ['Evidence'],
  name,
  genre,
  description,
});

/** Returns a learning record as an Open Badge without its signature, with one piece of evidence for each lesson and each passed assessment. */
export function learningRecordOf(
  issuer: Issuer,
  { record_number, from, to, courses, ...facts }: LearningRecordFacts,
) {
  const { credentialSubject, ...badge } = badgeOf(issuer, {
    ...facts,
    certificate_number: record_number,
    title: learningRecordAchievement.title,
    expires_at: null,
    result: null,
    achievement: learningRecordAchievement,
  });
  return {
    ...badge,
    credentialSubject: {
      ...credentialSubject,
      // The context has dates here, and the schema of the standard times: a time in UTC meets both.
      activityStartDate: `${from}T00:00:00Z`,
      activityEndDate: `${to}T23:59:59Z`,
    },
    evidence: courses.flatMap(({ title: genre, lessons, result }) => [
      ...lessons.map(({ title, completed_on }) => evidence(title, genre, completionText(completed_on))),
      ...(result ? [evidence('Assessment', genre, assessedText(result))] : []),
    ]),
  };
}
