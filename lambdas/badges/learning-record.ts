import type { RecordedCourse } from '../contract/learning-records.ts';
import { type AchievementFacts, badgeOf, type Issuer, type StatusPlace } from './credential.ts';

/** What every learning record says of itself. Signed records name it, so a change of its texts needs a new revision. */
export const learningRecordAchievement: AchievementFacts = {
  id: 'learning-record',
  revision: 1,
  type: 'ext:LearningRecord',
  title: 'Learning record',
  description: 'The lessons of online courses that a learner completed in a period.',
  narrative:
    'Lists every lesson that the learner marked as completed in the period, with its date in Eastern Time. It neither grades the learner nor measures the time that the learner spent.',
  path: '/verify',
  field: null,
  skills: [],
};

/** What the credential of a learning record says. The name and the address appear only as hashes. */
export interface LearningRecordFacts {
  record_number: string;
  student_name: string;
  email: string;
  salt: string;
  issued_at: string;
  /** The first and the last day of the period (ISO dates). */
  from: string;
  to: string;
  courses: readonly Pick<RecordedCourse, 'title' | 'lessons'>[];
  status: StatusPlace;
}

/** Returns when a lesson was completed, as a learning record says it. */
export const completionText = (day: string | null): string =>
  day === null ? 'Completed, date not recorded' : `Completed on ${day}`;

/** Returns a learning record as an Open Badge without its signature, with one piece of evidence for each lesson. */
export function learningRecordOf(
  issuer: Issuer,
  { record_number, from, to, courses, ...facts }: LearningRecordFacts,
) {
  const { credentialSubject, ...badge } = badgeOf(issuer, {
    ...facts,
    certificate_number: record_number,
    expires_at: null,
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
    evidence: courses.flatMap(({ title: genre, lessons }) =>
      lessons.map(({ title, completed_on }) => ({
        type: ['Evidence'],
        name: title,
        genre,
        description: completionText(completed_on),
      })),
    ),
  };
}
