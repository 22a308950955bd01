import { createHash } from 'node:crypto';

/** The key of an item. */
export interface Key {
  pk: string;
  sk: string;
}

/** Numbers in sort keys are padded so that they sort as numbers; the contract allows at most 999. */
const padded = (n: number): string => String(n).padStart(3, '0');

const totalsShards = 8;

/**
 * Every key of the table. `gsi1` lists the things of one kind, newest or oldest first; `gsi2` the things of one
 * owner. Every sort key ends in a unique id.
 */
export const keys = {
  profile: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  role: (userId: string, role: string): Key => ({ pk: `USER#${userId}`, sk: `ROLE#${role}` }),
  rolePrefix: 'ROLE#',
  enrollment: (userId: string, courseId: string): Key => ({
    pk: `USER#${userId}`,
    sk: `ENROLLMENT#${courseId}`,
  }),
  progress: (userId: string, courseId: string, module: number, lesson: number): Key => ({
    pk: `USER#${userId}`,
    sk: `${keys.progressPrefix(courseId)}${padded(module)}#${padded(lesson)}`,
  }),
  progressPrefix: (courseId: string): string => `PROGRESS#${courseId}#`,
  course: (courseId: string): Key => ({ pk: `COURSE#${courseId}`, sk: 'COURSE' }),
  details: (courseId: string): Key => ({ pk: `COURSE#${courseId}`, sk: 'DETAILS' }),
  module: (courseId: string, module: number): Key => ({
    pk: `COURSE#${courseId}`,
    sk: `${keys.modulePrefix}${padded(module)}`,
  }),
  modulePrefix: 'MODULE#',
  certificate: (number: string): Key => ({ pk: `CERTIFICATE#${number}`, sk: 'CERTIFICATE' }),
  /** Totals are spread over shards by their subject, so that enrollments of many people do not meet in one item. */
  totals: (subject: string): Key => ({
    pk: 'TOTALS',
    sk: `SHARD#${(createHash('sha256').update(subject).digest()[0] ?? 0) % totalsShards}`,
  }),
  limit: (name: string, window: number): Key => ({ pk: `LIMIT#${name}`, sk: `WINDOW#${window}` }),
  application: (id: string): Key => ({ pk: `APPLICATION#${id}`, sk: 'APPLICATION' }),
  /** Stands as long as a person has an application that is not decided. */
  openApplication: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'OPEN_APPLICATION' }),
  toolkit: (id: string): Key => ({ pk: `TOOLKIT#${id}`, sk: 'TOOLKIT' }),
  corporateAccount: (id: string): Key => ({ pk: `CORPORATE#${id}`, sk: 'ACCOUNT' }),
  faq: (id: string): Key => ({ pk: `FAQ#${id}`, sk: 'FAQ' }),
  faqVote: (id: string, visitorId: string): Key => ({ pk: `FAQ#${id}`, sk: `VOTE#${visitorId}` }),
  message: (id: string): Key => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' }),
  waitlistEntry: (itemId: string, entryId: string): Key => ({
    pk: `WAITLIST#${itemId}`,
    sk: `ENTRY#${entryId}`,
  }),
  mail: (id: string): Key => ({ pk: `MAIL#${id}`, sk: 'MAIL' }),
} as const;

/** The index entries of an item: of its kind (`gsi1`) and of its owner (`gsi2`). */
export const indexes = {
  profiles: (createdAt: string, userId: string) => ({ gsi1pk: 'PROFILES', gsi1sk: `${createdAt}#${userId}` }),
  roles: (createdAt: string, userId: string, role: string) => ({
    gsi1pk: 'ROLES',
    gsi1sk: `${createdAt}#${userId}#${role}`,
  }),
  courses: (kind: string, createdAt: string, courseId: string) => ({
    gsi1pk: `COURSES#${kind}`,
    gsi1sk: `${createdAt}#${courseId}`,
  }),
  enrollments: (enrolledAt: string, userId: string, courseId: string) => ({
    gsi1pk: 'ENROLLMENTS',
    gsi1sk: `${enrolledAt}#${userId}#${courseId}`,
    gsi2pk: `ENROLLMENTS#${userId}`,
    gsi2sk: `${enrolledAt}#${courseId}`,
  }),
  certificates: (issuedAt: string, userId: string, number: string) => ({
    gsi1pk: 'CERTIFICATES',
    gsi1sk: `${issuedAt}#${number}`,
    gsi2pk: `CERTIFICATES#${userId}`,
    gsi2sk: `${issuedAt}#${number}`,
  }),
  applications: (createdAt: string, userId: string, id: string) => ({
    gsi1pk: 'APPLICATIONS',
    gsi1sk: `${createdAt}#${id}`,
    gsi2pk: `APPLICATIONS#${userId}`,
    gsi2sk: `${createdAt}#${id}`,
  }),
  toolkits: (generatedAt: string, userId: string, id: string) => ({
    gsi1pk: 'TOOLKITS',
    gsi1sk: `${generatedAt}#${id}`,
    gsi2pk: `TOOLKITS#${userId}`,
    gsi2sk: `${generatedAt}#${id}`,
  }),
  corporateAccounts: (createdAt: string, id: string) => ({
    gsi1pk: 'CORPORATE',
    gsi1sk: `${createdAt}#${id}`,
  }),
  faqs: (placement: string, position: number, id: string) => ({
    gsi1pk: `FAQS#${placement}`,
    gsi1sk: `${padded(position)}#${id}`,
  }),
  messages: (receivedAt: string, id: string) => ({ gsi1pk: 'MESSAGES', gsi1sk: `${receivedAt}#${id}` }),
  mails: (due: string, id: string) => ({ gsi1pk: 'MAILS', gsi1sk: `${due}#${id}` }),
} as const;
