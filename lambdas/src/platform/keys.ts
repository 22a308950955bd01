import type { RowKey as Key } from '@redwhiteandcode/contract/api/table.ts';
import { companyIndexes, companyKeys } from './company-keys.ts';
import { shardNumber } from './shard-number.ts';

export type { Key };

/** Pads a number so that sort keys sort by it; the contract allows at most 999. */
const padded = (n: number): string => String(n).padStart(3, '0');

/** An item takes about 50 transactions a second, a partition 500 (docs/decisions/hot-keys.md). */
const totalsShards = 64;
/** Totals and unsent emails are spread over this many partitions. */
const partitionCount = 4;
const partition = (kind: string, number: number): string => `${kind}#${number % partitionCount}`;
const partitionsOf = (kind: string): string[] =>
  Array.from({ length: partitionCount }, (_, at) => partition(kind, at));
const listCountShards = 8;
const gateCount = 32;
const ofGate = (courseId: string, gate: number): Key => ({
  pk: `COURSE_GATE#${courseId}`,
  sk: `GATE#${String(gate).padStart(2, '0')}`,
});

/** Who a user is and what they may do. Only identity and erasure write to this partition, as IAM ensures. */
const ofAccount = (userId: string, sk: string): Key => ({ pk: `ACCOUNT#${userId}`, sk });
/** What a user does. */
const ofUser = (userId: string, sk: string): Key => ({ pk: `USER#${userId}`, sk });
/** A block in a course, by the permanent numbers of its module and lesson. */
interface BlockPlace {
  courseId: string;
  module: number;
  lesson: number;
  blockId: string;
}
const ofBlock = ({ courseId, module, lesson, blockId }: BlockPlace): string =>
  `${courseId}#${padded(module)}#${padded(lesson)}#${blockId}`;
const ofCourse = (courseId: string, sk: string): Key => ({ pk: `COURSE#${courseId}`, sk });
const ofReport = (id: string, sk: string): Key => ({ pk: `REPORT#${id}`, sk });
const ofToolkit = (id: string, sk: string): Key => ({ pk: `TOOLKIT#${id}`, sk });

/** The partitions of the totals. */
export const allTotals: readonly string[] = partitionsOf('TOTALS');

/** The partitions of `gsi1` with the unsent emails. */
export const allMails: readonly string[] = partitionsOf('MAILS');

/** Returns the keys of all gates of a course. */
export const courseGates = (courseId: string): Key[] =>
  Array.from({ length: gateCount }, (_, at) => ofGate(courseId, at));

/** Every key of the table. Every sort key in an index ends with a unique ID. */
export const keys = {
  ...companyKeys,
  profile: (userId: string): Key => ofAccount(userId, 'PROFILE'),
  role: (userId: string, role: string): Key => ofAccount(userId, `ROLE#${role}`),
  rolePrefix: 'ROLE#',
  /** A user's open sessions. */
  sessions: (userId: string): Key => ofAccount(userId, 'SESSIONS'),
  /** A link in an email to a user, by its purpose and the hash of its code. */
  emailLink: (userId: string, purpose: string, hash: string): Key =>
    ofAccount(userId, `${keys.emailLinkPrefix(purpose)}${hash}`),
  emailLinkPrefix: (purpose: string): string => `EMAIL_LINK#${purpose}#`,
  /** A user's change of address that is not finished. */
  addressChange: (userId: string): Key => ofAccount(userId, 'ADDRESS_CHANGE'),
  /** A former address that its owner may take back, by its hash. */
  heldAddress: (hash: string): Key => ({ pk: `HELD_ADDRESS#${hash}`, sk: 'HOLD' }),
  /** The choices of an email address about optional emails, by its hash. */
  mailbox: (hash: string): Key => ({ pk: `MAILBOX#${hash}`, sk: 'MAILBOX' }),
  /** The kind of email that a link turns off, by the hash of the link's token. */
  unsubscribeLink: (hash: string): Key => ({ pk: `UNSUBSCRIBE#${hash}`, sk: 'LINK' }),
  /** A user's authenticator app and recovery codes. */
  twoStep: (userId: string): Key => ofAccount(userId, 'TWO_STEP'),
  /** Wrong passwords for an email address, of all callers or of one. */
  attempts: (email: string, of: string): Key => ({ pk: `ATTEMPTS#${email}`, sk: of }),
  /** A request that was made with an idempotency key. */
  request: (call: string): Key => ({ pk: `REQUEST#${call}`, sk: 'REQUEST' }),
  /** A request for a reset link that is not sent yet, by the address's hash. */
  resetRequest: (email: string, id: string): Key => ({ pk: `RESET_REQUEST#${email}`, sk: `REQUEST#${id}` }),
  /** A browser or network that has signed in with an email address. */
  knownCaller: (email: string, caller: string): Key => ({ pk: `KNOWN#${email}`, sk: `CALLER#${caller}` }),
  enrollment: (userId: string, courseId: string): Key => ofUser(userId, `ENROLLMENT#${courseId}`),
  /** What a learner's ended enrollments in a course leave: the share that was reached, and whether the next one is paid first. */
  pastEnrollment: (userId: string, courseId: string): Key => ofUser(userId, `PAST_ENROLLMENT#${courseId}`),
  progress: (userId: string, courseId: string, module: number, lesson: number): Key =>
    ofUser(userId, `${keys.progressPrefix(courseId)}${padded(module)}#${padded(lesson)}`),
  /** A learner's work in a block of a lesson; with an empty block id, the prefix of all in the lesson. */
  work: (userId: string, place: BlockPlace): Key => ofUser(userId, `WORK#${ofBlock(place)}`),
  /** The earlier versions of work that another tab or device replaced. */
  earlierWork: (userId: string, place: BlockPlace): Key => ofUser(userId, `EARLIER_WORK#${ofBlock(place)}`),
  /** A learner's run of a prompt in a block, by an id that begins with its time; with an empty id, the prefix of all in the block. */
  promptRun: (userId: string, courseId: string, blockId: string, runId: string): Key =>
    ofUser(userId, `PROMPT_RUN#${courseId}#${blockId}#${runId}`),
  /** A sample output that a model has returned, by the hash of its run and its texts. */
  recordedSample: (hash: string): Key => ({ pk: `RECORDED_SAMPLE#${hash}`, sk: 'SAMPLE' }),
  /** An admin's latest drafting for a course. */
  drafting: (userId: string, courseId: string): Key => ofUser(userId, `DRAFTING#${courseId}`),
  /** A lesson or the questions that a drafting has written; with number 0, the prefix of all. */
  draftingPart: (userId: string, draftingId: string, number: number): Key =>
    ofUser(userId, `DRAFTING_PART#${draftingId}#${number === 0 ? '' : padded(number)}`),
  /** A lesson or a question as a model drafted it in the editor, by its mark. */
  draftedText: (mark: string): Key => ({ pk: `DRAFTED_TEXT#${mark}`, sk: 'TEXT' }),
  /** The details of a course as a model drafted them in the editor. */
  draftedDetails: (courseId: string): Key => ofCourse(courseId, 'DRAFTED_DETAILS'),
  /** A learner's use of a course's assessment: the number of attempts, the best result, and what was right in the first. */
  takenAssessment: (userId: string, courseId: string): Key => ofUser(userId, `ASSESSMENT#${courseId}`),
  /** An attempt at a course's assessment, by its number from 1. */
  attempt: (userId: string, courseId: string, number: number): Key =>
    ofUser(userId, `${keys.attemptPrefix(courseId)}${padded(number)}`),
  attemptPrefix: (courseId: string): string => `ATTEMPT#${courseId}#`,
  progressPrefix: (courseId: string): string => `PROGRESS#${courseId}#`,
  course: (courseId: string): Key => ofCourse(courseId, 'COURSE'),
  details: (courseId: string): Key => ofCourse(courseId, 'DETAILS'),
  /** The words of a course's details and lessons, for the search of the catalog. */
  courseWords: (courseId: string): Key => ofCourse(courseId, 'WORDS'),
  /** The rules and the bank of a course's assessment. */
  assessment: (courseId: string): Key => ofCourse(courseId, 'ASSESSMENT'),
  /** The regrading of a course's attempts after a question was withdrawn, while it runs. */
  regrading: (courseId: string): Key => ofCourse(courseId, 'REGRADING'),
  /** A module by its position in the course, which differs from its number after modules were moved. */
  module: (courseId: string, place: number): Key =>
    ofCourse(courseId, `${keys.modulePrefix}${padded(place)}`),
  modulePrefix: 'MODULE#',
  /** A version of the blocks of a lesson, by the permanent numbers of its module and its own. It never changes. */
  lessonBlocks: (courseId: string, module: number, lesson: number, version: string): Key =>
    ofCourse(courseId, `${keys.lessonBlocksPrefix}${padded(module)}#${padded(lesson)}#${version}`),
  lessonBlocksPrefix: 'BLOCKS#',
  /** The editor and the time of a revision; the snapshot contains the revision's text. */
  revision: (courseId: string, revision: number): Key =>
    ofCourse(courseId, `${keys.revisionPrefix}${String(revision).padStart(6, '0')}`),
  revisionPrefix: 'REVISION#',
  snapshot: (courseId: string, revision: number): Key =>
    ofCourse(courseId, `${keys.snapshotPrefix}${String(revision).padStart(6, '0')}`),
  snapshotPrefix: 'SNAPSHOT#',
  /**
   * The gate of a course that a user's transactions use instead of the course: its status, the version of its lessons, and
   * the number of its enrollments by the users of this gate.
   */
  courseGate: (courseId: string, userId: string): Key => ofGate(courseId, shardNumber(userId, gateCount)),
  /** Marks a deleted course, so that its ID is not used again. */
  deletedCourse: (courseId: string): Key => ofCourse(courseId, 'DELETED'),
  /** A course's latest generation. At most one generation per course runs at a time. */
  generation: (courseId: string): Key => ofCourse(courseId, 'GENERATION'),
  /** An earlier generation. */
  pastGeneration: (courseId: string, jobId: string): Key => ofCourse(courseId, `GENERATION#${jobId}`),
  /** The tokens of the generations that started on a UTC day, used or reserved. */
  generationBudget: (day: string): Key => ({ pk: `GENERATION_BUDGET#${day}`, sk: 'BUDGET' }),
  draftOutline: (courseId: string, draftId: string): Key =>
    ofCourse(courseId, `${keys.draftPrefix(draftId)}OUTLINE`),
  draftLesson: (courseId: string, draftId: string, module: number, lesson: number): Key =>
    ofCourse(courseId, `${keys.draftLessonPrefix(draftId)}${padded(module)}#${padded(lesson)}`),
  draftQuestions: (courseId: string, draftId: string, module: number): Key =>
    ofCourse(courseId, `${keys.draftQuestionsPrefix(draftId)}${padded(module)}`),
  draftPrefix: (draftId: string): string => `DRAFT#${draftId}#`,
  draftLessonPrefix: (draftId: string): string => `${keys.draftPrefix(draftId)}LESSON#`,
  draftQuestionsPrefix: (draftId: string): string => `${keys.draftPrefix(draftId)}QUESTIONS#`,
  certificate: (number: string): Key => ({ pk: `CERTIFICATE#${number}`, sk: 'CERTIFICATE' }),
  /** Marks that a user has a badge of the program, so that there is one of each. */
  programBadge: (userId: string, badge: string): Key => ofUser(userId, `PROGRAM_BADGE#${badge}`),
  /** A learning record with its signed credential. */
  learningRecord: (number: string): Key => ({ pk: `LEARNING_RECORD#${number}`, sk: 'RECORD' }),
  /** A user's learning record with the contents that a mark identifies, so that a repeated request makes no second one. */
  recordOf: (userId: string, mark: string): Key => ofUser(userId, `RECORD_OF#${mark}`),
  /** A certificate's signed badge. */
  badge: (number: string): Key => ({ pk: `CERTIFICATE#${number}`, sk: 'BADGE' }),
  /** What badges say about a course, a program or learning records in a revision. It never changes: signed badges name it. */
  achievement: (achievementId: string, revision: number): Key => ({
    pk: `ACHIEVEMENT#${achievementId}`,
    sk: `REVISION#${String(revision).padStart(6, '0')}`,
  }),
  /** Marks a place in the status lists as taken. */
  statusPlace: (list: string, index: number): Key => ({ pk: `STATUS_PLACE#${list}#${index}`, sk: 'PLACE' }),
  /** A place that is set in a status list. */
  statusBit: (list: string, index: number): Key => ({
    pk: `STATUS_LIST#${list}`,
    sk: `${keys.statusBitPrefix}${String(index).padStart(6, '0')}`,
  }),
  /** The prefix of the sort keys of the places that are set in a status list. */
  statusBitPrefix: 'BIT#',
  /**
   * Totals are sharded by their subject, so that concurrent enrollments of many users do not update the same item. A family
   * has separate items, because a transaction cannot update an item twice.
   */
  totals: (subject: string, family = ''): Key => {
    const shard = shardNumber(subject, totalsShards);
    return { pk: partition('TOTALS', shard), sk: `SHARD#${family}${shard}` };
  },
  /** The number of admins has a separate item, whose condition protects the last admin. */
  adminTotal: (): Key => ({ pk: partition('TOTALS', 0), sk: 'SHARD#ADMINS' }),
  /** A change of a role that may not have been copied to the pool's group yet. */
  groupSync: (userId: string, role: string): Key => ofAccount(userId, `GROUP_SYNC#${role}`),
  limit: (name: string, window: number): Key => ({ pk: `LIMIT#${name}`, sk: `WINDOW#${window}` }),
  application: (id: string): Key => ({ pk: `APPLICATION#${id}`, sk: 'APPLICATION' }),
  /** Exists while a user has an application that is not decided. */
  openApplication: (userId: string): Key => ofUser(userId, 'OPEN_APPLICATION'),
  /** The user's approved applications, which make all courses free. */
  grant: (userId: string): Key => ofUser(userId, 'GRANT#liftoff'),
  order: (id: string): Key => ({ pk: `ORDER#${id}`, sk: 'ORDER' }),
  /** Names a learner's unpaid order for a course, so that there is at most one. */
  openOrder: (userId: string, courseId: string): Key => ofUser(userId, `OPEN_ORDER#${courseId}`),
  /** Names a company's order under the hash of the address that it carries. Without an order, the prefix of all. */
  payerOrder: (hash: string, orderId = ''): Key => ({ pk: `PAYER#${hash}`, sk: `ORDER#${orderId}` }),
  /** Exists from the proof of a user's address, or an approval, until the orders that waited for it are settled. */
  addressProof: (userId: string): Key => ofUser(userId, 'ADDRESS_PROOF'),
  /** The number of receipts of a year. */
  receiptCount: (year: number): Key => ({ pk: 'RECEIPTS', sk: `YEAR#${year}` }),
  /** The latest refund request of an order. */
  refund: (orderId: string): Key => ({ pk: `REFUND#${orderId}`, sk: 'REFUND' }),
  toolkit: (id: string): Key => ofToolkit(id, 'TOOLKIT'),
  /** The facts of one version of a toolkit's documents. */
  toolkitFacts: (id: string, version: number): Key =>
    ofToolkit(id, `FACTS#${String(version).padStart(6, '0')}`),
  /** A view of the employer's link in a window of time. Without arguments, the prefix of all views. */
  toolkitView: (id: string, window = '', document = ''): Key =>
    ofToolkit(id, `VIEW#${window}${document && `#${document}`}`),
  /** The next reminder of a submitted request. */
  toolkitReminder: (id: string): Key => ofToolkit(id, 'REMINDER'),
  /** Names a learner's toolkit for a course, so that there is one for each enrollment. */
  toolkitOf: (userId: string, courseId: string): Key => ofUser(userId, `TOOLKIT_OF#${courseId}`),
  /** The toolkit that an employer's link opens, by the hash of the link's token. */
  approvalToken: (hash: string): Key => ({ pk: `APPROVAL_TOKEN#${hash}`, sk: 'TOKEN' }),
  /** The educational assistance that a learner declared for a calendar year. */
  assistance: (userId: string, year: number): Key => ofUser(userId, `ASSISTANCE#${year}`),
  faq: (id: string): Key => ({ pk: `FAQ#${id}`, sk: 'FAQ' }),
  faqVote: (id: string, visitorId: string): Key => ({ pk: `FAQ#${id}`, sk: `VOTE#${visitorId}` }),
  message: (id: string): Key => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' }),
  report: (id: string): Key => ofReport(id, 'REPORT'),
  /** The block that a report is about, as its learner saw it. */
  reportedBlock: (id: string): Key => ofReport(id, 'BLOCK'),
  waitlistEntry: (itemId: string, entryId: string): Key => ({
    pk: `WAITLIST#${itemId}`,
    sk: `ENTRY#${entryId}`,
  }),
  mail: (id: string): Key => ({ pk: `MAIL#${id}`, sk: 'MAIL' }),
  /** Connections share a partition that a consistent query reads. Once written, a connection gets all changes. */
  connection: (id: string): Key => ({ pk: 'CONNECTIONS', sk: `CONNECTION#${id}` }),
  audit: (id: string): Key => ({ pk: `AUDIT#${id}`, sk: 'AUDIT' }),
  /** A row's entry in an order of a list: by a word (`w=`, first character), a field (`by=email`), or a state. */
  entry: (list: string, order: string, place: string): Key => ({ pk: `INDEX#${list}#${order}`, sk: place }),
  /** The numbers of a list's indexed rows, in all and in each state, in the shard of a row. */
  listCount: (list: string, id: string): Key => ({
    pk: `COUNTS#${list}`,
    sk: `SHARD#${shardNumber(id, listCountShards)}`,
  }),
  /** The list of a row's entries, by which they are removed when the row changes. */
  indexed: (list: string, id: string): Key => ({ pk: `INDEXED#${list}#${id}`, sk: 'ENTRIES' }),
} as const;

const ofKindAndOwner = (kind: string, owner: string, sk: string) => ({
  gsi1pk: kind,
  gsi1sk: sk,
  gsi2pk: `${kind}#${owner}`,
  gsi2sk: sk,
});

/** The index attributes of items. `gsi1` lists all items of a type by date; `gsi2` lists those of one owner. */
export const indexes = {
  ...companyIndexes,
  profiles: (createdAt: string, userId: string) => ({ gsi1pk: 'PROFILES', gsi1sk: `${createdAt}#${userId}` }),
  /** All roles by date, and those of admins. */
  roles: (createdAt: string, userId: string, role: string) => ({
    gsi1pk: 'ROLES',
    gsi1sk: `${createdAt}#${userId}#${role}`,
    ...(role === 'admin' && { gsi2pk: 'ROLES#admin', gsi2sk: `${createdAt}#${userId}` }),
  }),
  groupSyncs: (at: string, userId: string, role: string) => ({
    gsi1pk: 'GROUP_SYNCS',
    gsi1sk: `${at}#${userId}#${role}`,
  }),
  /** The confirmed changes of address that are not finished. */
  addressChanges: (at: string, userId: string) => ({
    gsi1pk: 'ADDRESS_CHANGES',
    gsi1sk: `${at}#${userId}`,
  }),
  /** The published courses of a kind, and all courses. */
  courses: (
    kind: string,
    createdAt: string,
    courseId: string,
    status: 'published' | 'draft' | 'archived' = 'published',
  ) => ({
    gsi1pk: status === 'published' ? `COURSES#${kind}` : `COURSES#${kind}#${status}`,
    gsi1sk: `${createdAt}#${courseId}`,
    gsi2pk: 'COURSES',
    gsi2sk: `${createdAt}#${courseId}`,
  }),
  /** The enrollments of a user. Each completed lesson changes the row, so there is no index of all of them. */
  enrollments: (enrolledAt: string, userId: string, courseId: string) => ({
    gsi2pk: `ENROLLMENTS#${userId}`,
    gsi2sk: `${enrolledAt}#${courseId}`,
  }),
  /** The learners who submitted an attempt at a course's assessment, by the time of the first. */
  takenAssessments: (courseId: string, submittedAt: string, userId: string) => ({
    gsi1pk: `ASSESSMENTS#${courseId}`,
    gsi1sk: `${submittedAt}#${userId}`,
  }),
  /** The regradings that run, by the time from which the schedule continues them. */
  regradings: (due: string, courseId: string) => ({ gsi2pk: 'REGRADINGS', gsi2sk: `${due}#${courseId}` }),
  /** All generations by their start, and those in a state. */
  generations: (startedAt: string, jobId: string, state: string) =>
    ofKindAndOwner('GENERATIONS', state, `${startedAt}#${jobId}`),
  certificates: (issuedAt: string, userId: string, number: string) =>
    ofKindAndOwner('CERTIFICATES', userId, `${issuedAt}#${number}`),
  /** The learning records of a user. */
  learningRecords: (issuedAt: string, userId: string, number: string) => ({
    gsi2pk: `LEARNING_RECORDS#${userId}`,
    gsi2sk: `${issuedAt}#${number}`,
  }),
  applications: (createdAt: string, userId: string, id: string) =>
    ofKindAndOwner('APPLICATIONS', userId, `${createdAt}#${id}`),
  /** All orders by date, and those of a learner or a company. */
  orders: (createdAt: string, owner: string, id: string) =>
    ofKindAndOwner('ORDERS', owner, `${createdAt}#${id}`),
  addressProofs: (at: string, userId: string) => ({ gsi1pk: 'ADDRESS_PROOFS', gsi1sk: `${at}#${userId}` }),
  refunds: (requestedAt: string, userId: string, id: string) =>
    ofKindAndOwner('REFUNDS', userId, `${requestedAt}#${id}`),
  toolkits: (generatedAt: string, userId: string, id: string) =>
    ofKindAndOwner('TOOLKITS', userId, `${generatedAt}#${id}`),
  toolkitReminders: (due: string, id: string) => ({
    gsi1pk: 'TOOLKIT_REMINDERS',
    gsi1sk: `${due}#${id}`,
  }),
  faqs: (placement: string, position: number, id: string) => ({
    gsi1pk: `FAQS#${placement}`,
    gsi1sk: `${padded(position)}#${id}`,
  }),
  /** All messages by date, and those from an email address, whose hash is `sender`. */
  messages: (receivedAt: string, id: string, sender: string) =>
    ofKindAndOwner('MESSAGES', sender, `${receivedAt}#${id}`),
  reports: (reportedAt: string, userId: string, id: string) =>
    ofKindAndOwner('REPORTS', userId, `${reportedAt}#${id}`),
  /** The waitlist entries of an email address, by its hash. */
  waitlistEntries: (holder: string, itemId: string) => ({ gsi1pk: `WAITLIST_OF#${holder}`, gsi1sk: itemId }),
  /** The confirmed waitlist entries, by what they wait for. */
  waiting: (itemId: string, entryId: string) => ({ gsi2pk: 'WAITING', gsi2sk: `${itemId}#${entryId}` }),
  /** All audit entries by date, and those about a user, by the ID or the hash of the email address. */
  audit: (at: string, id: string, about?: string) => ({
    gsi1pk: 'AUDIT',
    gsi1sk: `${at}#${id}`,
    ...(about !== undefined && { gsi2pk: `AUDIT#${about}`, gsi2sk: `${at}#${id}` }),
  }),
  /** The profiles that will be erased, by the date. */
  deletions: (due: string, userId: string) => ({ gsi2pk: 'DELETIONS', gsi2sk: `${due}#${userId}` }),
  /** The orders that are kept after their learner was erased, by the date until which they are kept. */
  keptOrders: (until: string, id: string) => ({ gsi2pk: 'KEPT_ORDERS', gsi2sk: `${until}#${id}` }),
  mails: (due: string, id: string) => ({
    gsi1pk: partition('MAILS', shardNumber(id, partitionCount)),
    gsi1sk: `${due}#${id}`,
  }),
} as const;
