import { messages } from '../contact/list.ts';
import { applications } from '../liftoff/list.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes, type Key, keys } from '../platform/keys.ts';
import { SessionsItem } from '../platform/sessions.ts';
import { ownPasskeys, PasskeysItem } from '../platform/two-step.ts';
import { toolkits } from '../reimbursement/list.ts';
import { errorReports } from '../reports/list.ts';
import { AttemptItem } from '../rows/assessment/attempt.ts';
import { ProgressItem } from '../rows/enrollment/progress.ts';
import { partsOf } from '../rows/enrollment/row.ts';
import { EarlierWorkItem, WorkItem } from '../rows/answer/row.ts';
import { MailboxItem } from '../rows/mailbox/row.ts';
import { usedSeatParts } from '../rows/seat/row.ts';
import * as erasures from './erasures.ts';
import * as find from './repository.ts';
import { hasKey, type KeyPattern, type Row } from './rules.ts';

/** A kind of row that names no person, or that another kind's row takes with it. */
interface ImpersonalKind {
  row: KeyPattern;
  /** Why neither an export nor an erasure reads it. */
  leftAlone: string;
}

/** A kind of row that names a person. */
export interface PersonalKind {
  row: KeyPattern;
  /** Finds the person's rows. */
  find: find.Find;
  /** The group in the archive, and how a row is shown there if not as it is; or the reason why it is not exported. */
  exported:
    | { as: string; without?: readonly string[]; shown?: (row: Row) => object | readonly object[] }
    | { not: string };
  erased: erasures.Erasure;
  /** Finds the rows that an erasure must also change, where they are more than an export shows. */
  alsoErased?: find.Find;
  /** Reads all rows of the kind, in which a person may appear as the admin who changed them. */
  changedByAdmins?: () => Promise<Row[]>;
}

export type RowKind = ImpersonalKind | PersonalKind;

const at = (seconds: unknown): string => timestamp(Number(seconds) * 1000);
const leftAlone = (pk: string, sk: string, reason: string): ImpersonalKind => ({
  row: { pk, sk },
  leftAlone: reason,
});
type Own = (sk: string, exported: PersonalKind['exported'], erased?: erasures.Erasure) => PersonalKind;
/** A kind in a partition of the person's ID. */
const ownIn =
  (pk: 'ACCOUNT#' | 'COMPANY_ROLE#' | 'USER#'): Own =>
  (sk, exported, erased = erasures.deleted) => ({
    row: { pk, sk },
    find: find.own(pk, sk),
    exported,
    erased,
  });
const ofAccount = ownIn('ACCOUNT#');
const own = ownIn('USER#');

const courseText = 'The text of a course; it names no user.';
const byHash = 'Only a keyed hash of the caller, which expires with its window.';
const counts = 'Only numbers.';

/**
 * Every kind of row of the table: whether it names a person, how that person's rows are found, and what the export and the
 * erasure do with them. Erasure works in this order: rows that lead to others come after those.
 */
export const rowKinds = {
  role: ofAccount('ROLE#', { as: 'roles', without: ['id'] }, erasures.deletedRole),
  companyDomain: {
    row: { pk: 'COMPANY#', sk: 'DOMAIN#' },
    find: find.ofOwner((id) => indexes.domainRequests(id, '', '')),
    exported: {
      as: 'company_domain_requests',
      shown: ({ company_id, domain, asked_at }) => ({ company_id, domain, asked_at }),
    },
    erased: erasures.domainRequest,
  },
  companyRole: ownIn('COMPANY_ROLE#')('COMPANY#', { as: 'company_roles' }, erasures.deletedCompanyRole),
  sessions: ofAccount('SESSIONS', {
    as: 'sessions',
    shown: (row) =>
      Object.values(SessionsItem.parse(row).sessions).map(
        ({ device, started_at, last_used_at, expires }) => ({
          device,
          started_at,
          last_used_at,
          expires_at: at(expires),
        }),
      ),
  }),
  emailLink: ofAccount('EMAIL_LINK#', {
    as: 'email_links',
    shown: ({ email, ttl }) => ({ email, expires_at: at(ttl) }),
  }),
  addressChange: ofAccount('ADDRESS_CHANGE', {
    as: 'changes_of_address',
    shown: ({ email, expires, confirmed_at }) => ({ email, expires_at: at(expires), confirmed_at }),
  }),
  heldAddress: {
    row: { pk: 'HELD_ADDRESS#', sk: 'HOLD' },
    find: find.heldAddresses,
    exported: { not: 'Keeps a former address from others for seven days.' },
    erased: erasures.deleted,
  },
  twoStep: ofAccount('TWO_STEP', {
    as: 'passkeys',
    // The other attributes are secrets and hashes.
    shown: (row) =>
      ownPasskeys(PasskeysItem.parse(row)).map(({ name, created_at, last_used_at }) => ({
        name,
        created_at,
        last_used_at,
      })),
  }),
  groupSync: ofAccount('GROUP_SYNC#', { not: 'A change of a role on its way to the sign-in service.' }),
  progress: own('PROGRESS#', { as: 'completed_lessons', shown: (row) => ProgressItem.parse(row) }),
  takenAssessment: own('ASSESSMENT#', { not: 'Counts and sums up the attempts, which are exported.' }),
  attempt: own('ATTEMPT#', {
    as: 'assessment_attempts',
    shown: (row) => {
      const { number, started_at, submitted_at, pass_percent, result, questions, answers } =
        AttemptItem.parse(row);
      return {
        course_id: row.sk.split('#')[1],
        number,
        started_at,
        submitted_at,
        pass_percent,
        result,
        // Without the keys.
        questions: questions.map(({ id, prompt, asked }) => ({ id, prompt, task: asked })),
        graded_answers: answers,
      };
    },
  }),
  work: own('WORK#', {
    as: 'answers',
    shown: (row) => {
      const { course_id, module_number, lesson_number, block_id, work, saved_at } = WorkItem.parse(row);
      // Answers in attempts are in a module 0, which no course has.
      const place =
        module_number === 0
          ? { course_id, attempt: lesson_number, question_id: block_id }
          : { course_id, module_number, lesson_number, block_id };
      return { ...place, ...work, saved_at };
    },
  }),
  earlierWork: own('EARLIER_WORK#', {
    as: 'earlier_answers',
    shown: (row) => {
      const { course_id, block_id, versions } = EarlierWorkItem.parse(row);
      return versions.map(({ work, changed_at }) => ({ course_id, block_id, ...work, changed_at }));
    },
  }),
  promptRun: own('PROMPT_RUN#', {
    as: 'prompt_runs',
    without: ['id', 'phase', 'worker', 'ends_by', 'budget_day', 'sample_of'],
  }),
  drafting: own('DRAFTING#', {
    as: 'drafts_by_models',
    shown: ({ course_id, kind, title, teaches, started_at, finished_at }) => ({
      course_id,
      kind,
      title,
      teaches,
      started_at,
      finished_at,
    }),
  }),
  draftingPart: own('DRAFTING_PART#', {
    not: 'The text of a course that a model has drafted. It expires after a week.',
  }),
  enrollment: own(
    'ENROLLMENT#',
    { as: 'enrollments', without: ['lessons_version', 'tick_changes', 'total_lessons'] },
    erasures.deletedEnrollment,
  ),
  pastEnrollment: own('PAST_ENROLLMENT#', {
    as: 'past_enrollments',
    shown: ({ sk, highest_share, pays_first }) => ({
      course_id: sk.slice('PAST_ENROLLMENT#'.length),
      highest_share,
      pays_first: pays_first ?? false,
    }),
  }),
  openApplication: own('OPEN_APPLICATION', { not: 'Points to an application, which is exported.' }),
  grant: own('GRANT#liftoff', { as: 'free_courses' }),
  openOrder: own('OPEN_ORDER#', { not: 'Points to an order, which is exported.' }),
  addressProof: own('ADDRESS_PROOF', {
    not: 'Exists until the orders that a proof or an approval makes free are settled.',
  }),
  toolkitOf: own('TOOLKIT_OF#', { not: 'Points to a toolkit, which is exported.' }),
  assistance: own('ASSISTANCE#', {
    as: 'declared_assistance',
    shown: ({ sk, declared_cents }) => ({ year: Number(sk.split('#')[1]), declared_cents }),
  }),
  programBadge: own('PROGRAM_BADGE#', { not: 'Points to a certificate, which is exported.' }),
  recordOf: own('RECORD_OF#', { not: 'Points to a learning record, which is exported.' }),
  // Before the certificates that lead to them.
  badge: {
    row: { pk: 'CERTIFICATE#', sk: 'BADGE' },
    find: find.badges,
    exported: { as: 'badges', shown: ({ credential }) => JSON.parse(String(credential)) as object },
    erased: erasures.deleted,
  },
  certificate: {
    row: { pk: 'CERTIFICATE#', sk: 'CERTIFICATE' },
    find: find.ofOwner((id) => indexes.certificates('', id, '')),
    exported: { as: 'certificates' },
    erased: erasures.certificate,
  },
  learningRecord: {
    row: { pk: 'LEARNING_RECORD#', sk: 'RECORD' },
    find: find.ofOwner((id) => indexes.learningRecords('', id, '')),
    exported: {
      as: 'learning_records',
      without: ['key_id', 'status_list', 'status_index'],
      shown: ({ credential, ...row }) => ({
        ...row,
        credential: JSON.parse(String(credential)) as object,
      }),
    },
    erased: erasures.learningRecord,
  },
  application: {
    row: { pk: 'APPLICATION#', sk: 'APPLICATION' },
    find: find.ofOwner((id) => indexes.applications('', id, '')),
    exported: { as: 'layoff_applications' },
    erased: erasures.deletedAndCounted(applications, 'application_status'),
    changedByAdmins: () => find.readRows(applications.allRows),
  },
  refund: {
    row: { pk: 'REFUND#', sk: 'REFUND' },
    find: find.ofOwner((id) => indexes.refunds('', id, '')),
    exported: { as: 'refund_requests', without: ['decided_by', 'request_mark'] },
    erased: erasures.refund,
    changedByAdmins: () => find.readRows({ index: 'gsi1', pk: indexes.refunds('', '', '').gsi1pk }),
  },
  order: {
    row: { pk: 'ORDER#', sk: 'ORDER' },
    find: find.ofOwner((id) => indexes.orders('', id, '')),
    exported: { as: 'orders', without: ['checkout', 'stripe_payment', 'attention'] },
    erased: erasures.order,
    changedByAdmins: () => find.readRows({ index: 'gsi1', pk: indexes.orders('', '', '').gsi1pk }),
  },
  toolkitFacts: {
    row: { pk: 'TOOLKIT#', sk: 'FACTS#' },
    find: find.ofToolkits('FACTS#'),
    exported: { as: 'toolkit_versions' },
    erased: erasures.deleted,
  },
  toolkitView: {
    row: { pk: 'TOOLKIT#', sk: 'VIEW#' },
    find: find.ofToolkits('VIEW#'),
    exported: { as: 'employer_link_views' },
    erased: erasures.deleted,
  },
  toolkitReminder: {
    row: { pk: 'TOOLKIT#', sk: 'REMINDER' },
    find: find.ofToolkits('REMINDER'),
    exported: { as: 'toolkit_reminders' },
    erased: erasures.deleted,
  },
  toolkit: {
    row: { pk: 'TOOLKIT#', sk: 'TOOLKIT' },
    find: find.ofOwner((id) => indexes.toolkits('', id, '')),
    exported: { as: 'reimbursement_toolkits', without: ['request_mark', 'facts_version'] },
    erased: erasures.deletedAndCounted(toolkits, 'version'),
  },
  seat: {
    row: { pk: 'CORPORATE#', sk: 'SEAT#' },
    find: find.ofAddress('given_at', (hash) => ({
      index: 'gsi1',
      pk: indexes.corporateSeats('', '', '', hash).gsi1pk,
    })),
    exported: {
      as: 'company_seats',
      without: ['id'],
      shown: ({ enrollments, ...row }) => ({
        ...row,
        courses: [...((enrollments as Set<string> | undefined) ?? [])].map(
          (record) => partsOf(usedSeatParts(record).enrollmentId)?.courseId,
        ),
      }),
    },
    erased: { how: 'deleted with the person of the company that it belongs to', items: () => [] },
  },
  // Before the people, which lead to them.
  personView: {
    row: { pk: 'COMPANY#', sk: 'VIEW#' },
    find: find.viewsOfPerson,
    exported: { as: 'company_views', without: ['user_id', 'person_id'] },
    erased: { ...erasures.deleted, how: 'deleted, also those of other people that the person opened' },
    alsoErased: find.viewsNaming,
  },
  duty: {
    row: { pk: 'COMPANY_DUTY#', sk: '' },
    find: find.duties,
    exported: {
      as: 'company_assignments',
      without: ['person_id', 'assigned_on', 'next_at', 'reminded_at', 'version'],
    },
    erased: erasures.duty,
  },
  person: {
    row: { pk: 'COMPANY#', sk: 'PERSON#' },
    find: find.ofAddress('invited_at', (hash) => ({
      index: 'gsi1',
      pk: indexes.people(hash, '', '', '').gsi1pk,
    })),
    exported: { as: 'company_memberships', without: ['id', 'invitation', 'mail_id', 'manager'] },
    erased: erasures.person,
  },
  roleInvitation: {
    row: { pk: 'COMPANY#', sk: 'ROLE_INVITATION#' },
    find: find.ofAddress('invited_at', (hash) => ({
      index: 'gsi1',
      pk: indexes.roleInvitations(hash, '').gsi1pk,
    })),
    exported: { as: 'company_role_invitations', without: ['id', 'invitation', 'mail_id'] },
    erased: erasures.deleted,
  },
  message: {
    row: { pk: 'MESSAGE#', sk: 'MESSAGE' },
    find: find.ofAddress('received_at', (hash) => ({
      index: 'gsi2',
      pk: indexes.messages('', '', hash).gsi2pk,
    })),
    exported: { as: 'messages' },
    erased: erasures.deletedAndCounted(messages, 'is_answered'),
  },
  // Before the reports that lead to them.
  reportedBlock: {
    row: { pk: 'REPORT#', sk: 'BLOCK' },
    find: find.reportedBlocks,
    exported: { not: 'The part of a course that a report is about, which the report names.' },
    erased: erasures.deleted,
  },
  errorReport: {
    row: { pk: 'REPORT#', sk: 'REPORT' },
    find: find.ofOwner((id) => indexes.reports('', id, '')),
    exported: { as: 'error_reports', without: ['request_mark'] },
    erased: erasures.deletedAndCounted(errorReports, 'state'),
  },
  waitlistEntry: {
    row: { pk: 'WAITLIST#', sk: 'ENTRY#' },
    find: find.ofAddress('joined_at', (hash) => ({
      index: 'gsi1',
      pk: indexes.waitlistEntries(hash, '').gsi1pk,
    })),
    exported: { as: 'waitlists', without: ['secret', 'entry_id'] },
    erased: erasures.deleted,
  },
  mailbox: {
    row: { pk: 'MAILBOX#', sk: 'MAILBOX' },
    find: find.mailboxes,
    exported: { as: 'email_preferences', shown: (row) => ({ off: [...MailboxItem.parse(row).off] }) },
    erased: erasures.deleted,
  },
  generation: {
    row: { pk: 'COURSE#', sk: 'GENERATION' },
    find: find.generations,
    exported: {
      as: 'generated_courses',
      shown: ({ course_id, status, started_at, finished_at }) => ({
        course_id,
        status,
        started_at,
        finished_at,
      }),
    },
    erased: erasures.withoutActor,
  },
  pastGeneration: {
    row: { pk: 'COURSE#', sk: 'GENERATION#' },
    // One listing finds the latest and the earlier generations.
    find: async () => [],
    exported: { as: 'generated_courses' },
    erased: erasures.withoutActor,
  },
  attemptsOfAccount: {
    row: { pk: 'ATTEMPTS#', sk: 'ACCOUNT' },
    find: find.ofSignIns((hash) => keys.attempts(hash, '').pk, 'ACCOUNT'),
    exported: { as: 'wrong_passwords', shown: (row) => ({ ...row, last_at: at(row.last_at) }) },
    erased: erasures.deleted,
  },
  attemptsOfCaller: {
    row: { pk: 'ATTEMPTS#', sk: 'CALLER#' },
    find: find.ofSignIns((hash) => keys.attempts(hash, '').pk, 'CALLER#'),
    exported: { as: 'wrong_passwords', shown: (row) => ({ ...row, last_at: at(row.last_at) }) },
    erased: erasures.deleted,
  },
  resetRequest: {
    row: { pk: 'RESET_REQUEST#', sk: 'REQUEST#' },
    find: find.ofSignIns((hash) => keys.resetRequest(hash, '').pk, 'REQUEST#'),
    exported: { not: 'Exists only until the email with the reset link is sent.' },
    erased: erasures.deleted,
  },
  knownCaller: {
    row: { pk: 'KNOWN#', sk: 'CALLER#' },
    find: find.ofSignIns((hash) => keys.knownCaller(hash, '').pk, 'CALLER#'),
    exported: { as: 'known_browsers_and_networks', shown: ({ ttl }) => ({ known_until: at(ttl) }) },
    erased: erasures.deleted,
  },
  connection: {
    row: { pk: 'CONNECTIONS', sk: 'CONNECTION#' },
    find: find.connections,
    exported: { not: 'Exists only while a page of the admin area is open.' },
    erased: erasures.deleted,
  },
  mail: {
    row: { pk: 'MAIL#', sk: 'MAIL' },
    find: find.mailsNaming,
    exported: { not: 'Exists until the email is sent, and may contain a link that works once.' },
    erased: erasures.deleted,
  },
  course: {
    row: { pk: 'COURSE#', sk: 'COURSE' },
    find: async () => [],
    exported: { not: 'Names the admin who saved it, as part of the course’s history.' },
    erased: erasures.withoutActor,
    changedByAdmins: () => find.readRows({ index: 'gsi2', pk: indexes.courses('', '', '').gsi2pk }),
  },
  revision: {
    row: { pk: 'COURSE#', sk: 'REVISION#' },
    find: async () => [],
    exported: { not: 'Names the admin who saved it, as part of the course’s history.' },
    erased: erasures.withoutActor,
    changedByAdmins: find.readRevisions,
  },
  assessment: {
    row: { pk: 'COURSE#', sk: 'ASSESSMENT' },
    find: async () => [],
    exported: { not: 'Names the admins who saved it and approved its questions.' },
    erased: erasures.withoutActor,
    changedByAdmins: find.readAssessments,
  },
  // After the rows that an admin has changed, which are looked for only if the log names the person.
  audit: {
    row: { pk: 'AUDIT#', sk: 'AUDIT' },
    find: find.auditAbout,
    exported: { as: 'changes_by_administrators', without: ['actor_id', 'about', 'id'] },
    erased: erasures.auditEntry,
    alsoErased: find.auditNaming,
  },
  profile: {
    row: { pk: 'ACCOUNT#', sk: 'PROFILE' },
    find: find.own('ACCOUNT#', 'PROFILE'),
    exported: { as: 'profile' },
    erased: { how: 'deleted last, in the transaction that queues the last email', items: () => [] },
  },
  details: leftAlone('COURSE#', 'DETAILS', courseText),
  courseWords: leftAlone('COURSE#', 'WORDS', courseText),
  module: leftAlone('COURSE#', 'MODULE#', courseText),
  lessonBlocks: leftAlone('COURSE#', 'BLOCKS#', courseText),
  snapshot: leftAlone('COURSE#', 'SNAPSHOT#', courseText),
  regrading: leftAlone(
    'COURSE#',
    'REGRADING',
    'The position of a regrading among a course’s learners. It is deleted when the regrading ends.',
  ),
  courseGate: leftAlone('COURSE_GATE#', 'GATE#', 'The state of a course; it names no user.'),
  deletedCourse: leftAlone('COURSE#', 'DELETED', courseText),
  draft: leftAlone('COURSE#', 'DRAFT#', courseText),
  achievement: leftAlone('ACHIEVEMENT#', 'REVISION#', courseText),
  statusPlace: leftAlone('STATUS_PLACE#', 'PLACE', 'Marks a place in a list as taken.'),
  statusBit: leftAlone('STATUS_LIST#', 'BIT#', 'A place in a list, which names no certificate.'),
  totals: leftAlone('TOTALS#', 'SHARD#', counts),
  receiptCount: leftAlone('RECEIPTS', 'YEAR#', counts),
  recordedSample: leftAlone(
    'RECORDED_SAMPLE#',
    'SAMPLE',
    'The hash of a sample output of a course, its model, and its day.',
  ),
  draftedText: leftAlone(
    'DRAFTED_TEXT#',
    'TEXT',
    'The hash of a lesson or a question that a model drafted, its model, and its time.',
  ),
  draftedDetails: leftAlone('COURSE#', 'DRAFTED_DETAILS', courseText),
  generationBudget: leftAlone('GENERATION_BUDGET#', 'BUDGET', counts),
  limit: leftAlone('LIMIT#', 'WINDOW#', byHash),
  request: leftAlone('REQUEST#', 'REQUEST', 'The hash of a request, and an order’s number or a course’s ID.'),
  approvalToken: leftAlone(
    'APPROVAL_TOKEN#',
    'TOKEN',
    'The hash of a token and the ID of a toolkit, without which it opens nothing. It expires.',
  ),
  payerOrder: leftAlone('PAYER#', 'ORDER#', 'Points to a company’s order by the hash of the address on it.'),
  companyAddress: leftAlone(
    'COMPANY_ADDRESS#',
    '',
    'Leads from the hash of an address to a person of a company; it is deleted with the person.',
  ),
  activeAssignments: leftAlone(
    'COMPANY#',
    'ACTIVE_ASSIGNMENTS',
    'The IDs of what a company assigned; it names nobody.',
  ),
  companyAssignment: leftAlone(
    'COMPANY#',
    'ASSIGNMENT#',
    'What a company assigned, with the IDs of groups or of its people, which lead to nobody once a person is deleted.',
  ),
  companyPath: leftAlone('COMPANY#', 'PATH#', 'A company’s list of courses; it names nobody.'),
  companyChunk: leftAlone(
    'COMPANY#',
    'CHUNK#',
    'The rows of a list that a company uploaded, compressed, so that they cannot be found by an address. They expire 7 days after the upload.',
  ),
  companyDomainClaim: leftAlone(
    'COMPANY_DOMAIN#',
    'CLAIM',
    'Names the company for which a domain is proven; it names nobody.',
  ),
  companyGroup: leftAlone('COMPANY#', 'GROUP#', 'A group of a company’s people; it names nobody.'),
  companyGroupMember: leftAlone(
    'COMPANY_GROUP#',
    '',
    'The ID of a company’s person in a group; it is deleted with the person.',
  ),
  companyGroupName: leftAlone('COMPANY#', 'GROUP_NAME#', 'The name of a group; it names nobody.'),
  companyJob: leftAlone(
    'COMPANY#',
    'JOB#',
    'Work for a company, with the ID of the user who started it and numbers. It expires 7 days after the start.',
  ),
  companyLink: leftAlone(
    'COMPANY_LINK#',
    'LINK',
    'The hash of a token and the IDs of an invitation, without which it opens nothing. It expires.',
  ),
  companyJoinLink: leftAlone(
    'COMPANY_LINK#',
    'JOIN',
    'The hash of a token and the domain of a company; it names nobody.',
  ),
  corporateAccount: leftAlone('CORPORATE#', 'ACCOUNT', 'A company, with the contact that the company named.'),
  companyOrder: leftAlone('COMPANY_ORDER#', 'OPEN', 'Points to a company’s unpaid order.'),
  companyReport: leftAlone(
    'COMPANY_REPORT#',
    'REPORT',
    'The numbers of a company’s latest report, and hashes of its recipients, which the next one replaces.',
  ),
  companyProfile: leftAlone('COMPANY#', 'PROFILE', 'What a company decides about itself; it names nobody.'),
  unsubscribeLink: leftAlone(
    'UNSUBSCRIBE#',
    'LINK',
    'The hashes of a token and of an address, which lead to nothing without the email. It expires.',
  ),
  faq: leftAlone('FAQ#', 'FAQ', 'A question of the help center.'),
  faqVote: leftAlone('FAQ#', 'VOTE#', 'A random number of a browser, which is tied to no account.'),
  indexEntry: leftAlone('INDEX#', '', 'Search changes and deletes it with its row.'),
  listCount: leftAlone('COUNTS#', 'SHARD#', counts),
  indexed: leftAlone('INDEXED#', 'ENTRIES', 'Search changes and deletes it with its row.'),
} satisfies Record<string, RowKind>;

/** The name of a kind of row. */
export type RowKindName = keyof typeof rowKinds;

const entries = Object.entries(rowKinds) as [RowKindName, RowKind][];

/** Returns the names of the kinds that a key belongs to: one, unless the registry is incomplete. */
export const kindsOf = (key: Key): RowKindName[] =>
  entries.filter(([, { row }]) => hasKey(row, key)).map(([name]) => name);

/** The kinds of rows that name a person, in the order of an erasure. */
export const personalKinds = entries.filter(
  (entry): entry is [RowKindName, PersonalKind] => 'find' in entry[1],
);
