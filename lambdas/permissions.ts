import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import { downloadsFolder, picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import type { FunctionName } from './functions.ts';

type Lists<Name extends string> = { readonly [Action in Name]?: readonly string[] };

/** The permissions of a function in AWS, in addition to writing its log, and reading its secrets and its stream. */
export interface Permissions {
  /** Its reads of the table, and conditions on rows in its transactions. */
  reads?: readonly ('GetItem' | 'BatchGetItem' | 'Query' | 'ConditionCheckItem')[];
  /** The indexes that it queries. */
  indexes?: readonly ('gsi1' | 'gsi2')[];
  /** The partitions that it writes to, by action: prefixes of partition keys. A transaction needs the actions of its items. */
  writes?: Lists<'PutItem' | 'UpdateItem' | 'DeleteItem'>;
  /** Its actions on the user pool; sign-up, refresh and revocation need only the client's secret. */
  userPool?: readonly `Admin${string}`[];
  /** Whether it sends emails. */
  sendsMail?: true;
  /** Its actions on the bucket of the proofs, and on the objects under prefixes. */
  proofs?: { bucket: readonly 'ListBucket'[]; objects: Lists<'GetObject' | 'PutObject' | 'DeleteObject'> };
  /** Whether it removes responses from the edge's cache. */
  purgesEdge?: true;
  /** What it does with open sockets: sending (`POST`) and closing (`DELETE`). */
  sockets?: readonly ('POST' | 'DELETE')[];
  /** The permissions that no test uses, as a failed test names them, with the reason to have them. */
  unused?: Readonly<Record<string, string>>;
}

/** The prefix of the documents that were checked: the user's ID. */
const documents = '????????-????-????-????-????????????/';
const { incoming } = uploadBucket;

/** What a domain with uploads does with them: it accepts them, and takes a document back if the change that names it is refused. */
const uploads: NonNullable<Permissions['proofs']> = {
  // Without it, S3 returns 403 for a missing upload, as for one that may not be read.
  bucket: ['ListBucket'],
  // A link that a function signs has the function's permissions.
  objects: {
    GetObject: [incoming, documents],
    PutObject: [incoming, documents],
    DeleteObject: [incoming, documents],
  },
};

const withoutLimits =
  'Only some tests limit callers. cdk/functions.test.ts requires it where the contract has a limit.';
const inOrders = 'The function orders settles payments and refunds with the same code.';
const sharedUploads = 'The function liftoff runs the same code, in tests/api/proofs.test.ts.';
const announcedInProcess = 'tests/api/opening-sender.test.ts runs the same code in its own process.';
const regradedInProcess = 'tests/api/regrading.test.ts runs the same code in its own process.';
const importedInProcess = 'tests/api/company-import.test.ts runs the same code in its own process.';
const remindedInProcess = 'tests/api/company-duties.test.ts runs the same code in its own process.';
const afterRace = 'Only if a concurrent request changes the same row between the read and the write.';

/** The permissions of every function. A new function without an entry here does not compile. */
export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  identity: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    // A proof of an address settles the orders that waited for it, with their seats, enrollments and certificates.
    writes: {
      PutItem: [
        'ACCOUNT#',
        'HELD_ADDRESS#',
        'KNOWN#',
        'RESET_REQUEST#',
        'CERTIFICATE#',
        'STATUS_PLACE#',
        'STATUS_LIST#',
        'ORDER#',
        'USER#',
        'MAIL#',
        'AUDIT#',
      ],
      UpdateItem: [
        'ACCOUNT#',
        'ATTEMPTS#',
        'USER#',
        'ORDER#',
        'CORPORATE#',
        'COURSE_GATE#',
        'CERTIFICATE#',
        'LEARNING_RECORD#',
        'LIMIT#',
        'MAILBOX#',
        'TOTALS#',
      ],
      DeleteItem: ['ACCOUNT#', 'ATTEMPTS#', 'HELD_ADDRESS#', 'KNOWN#', 'USER#', 'LIMIT#', 'MAIL#'],
    },
    userPool: [
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
    ],
    sendsMail: true,
    unused: {
      'dynamodb:PutItem ORDER#':
        'Only if an application was approved before the address was proven. The function ReconcileOrders runs the same code.',
    },
  },
  'identity-admin': {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['ACCOUNT#', 'REQUEST#', 'AUDIT#', 'MAIL#'],
      UpdateItem: ['ACCOUNT#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['ACCOUNT#', 'MAIL#'],
    },
    userPool: [
      'AdminAddUserToGroup',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminGetUser',
      'AdminRemoveUserFromGroup',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ],
    sendsMail: true,
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  'identity-trigger': {},
  CopyGroups: {
    reads: ['GetItem', 'Query'],
    indexes: ['gsi1'],
    writes: {
      PutItem: ['ACCOUNT#', 'HELD_ADDRESS#', 'KNOWN#', 'MAIL#'],
      UpdateItem: ['ACCOUNT#', 'MAILBOX#', 'USER#'],
      DeleteItem: ['ACCOUNT#', 'HELD_ADDRESS#', 'KNOWN#', 'MAIL#'],
    },
    userPool: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup', 'AdminUpdateUserAttributes'],
    sendsMail: true,
    unused: {
      'dynamodb:UpdateItem MAILBOX#':
        'Only if a change of an address that turned emails off is interrupted. The function identity runs the same code.',
      'dynamodb:DeleteItem HELD_ADDRESS#':
        'Only if undoing a change of address is interrupted. The function identity runs the same code.',
      'cognito-idp:AdminRemoveUserFromGroup':
        'Only if the removal of a role is interrupted. The function identity-admin runs the same code.',
    },
  },
  catalog: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['REQUEST#', 'COURSE#', 'COURSE_GATE#', 'AUDIT#'],
      UpdateItem: ['COURSE#', 'COURSE_GATE#', 'TOTALS#'],
      DeleteItem: ['COURSE#', 'COURSE_GATE#'],
    },
  },
  assessment: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1'],
    // A passed attempt changes the certificate and deletes its signed badge.
    writes: {
      PutItem: ['USER#', 'COURSE#', 'MAIL#', 'AUDIT#'],
      UpdateItem: ['USER#', 'COURSE#', 'CERTIFICATE#'],
      DeleteItem: ['CERTIFICATE#', 'MAIL#'],
    },
    sendsMail: true,
  },
  ContinueRegradings: {
    indexes: ['gsi2'],
    writes: { UpdateItem: ['COURSE#'] },
    unused: { 'dynamodb:UpdateItem COURSE#': regradedInProcess },
  },
  learning: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['USER#', 'CERTIFICATE#', 'STATUS_PLACE#', 'ORDER#', 'MAIL#', 'AUDIT#'],
      UpdateItem: ['USER#', 'COURSE_GATE#', 'CORPORATE#', 'ORDER#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['USER#', 'MAIL#'],
    },
    sendsMail: true,
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  reports: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['gsi1'],
    writes: {
      PutItem: ['REPORT#', 'MAIL#', 'AUDIT#'],
      UpdateItem: ['REPORT#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['MAIL#'],
    },
    sendsMail: true,
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  media: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    writes: { UpdateItem: ['LIMIT#'] },
    proofs: {
      bucket: ['ListBucket'],
      objects: {
        GetObject: [incoming, picturesFolder, downloadsFolder],
        PutObject: [incoming, picturesFolder, downloadsFolder],
        DeleteObject: [incoming],
      },
    },
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits, 's3:ListBucket': sharedUploads },
  },
  credentials: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi2'],
    writes: {
      PutItem: [
        'CERTIFICATE#',
        'LEARNING_RECORD#',
        'ACHIEVEMENT#',
        'STATUS_PLACE#',
        'STATUS_LIST#',
        'USER#',
        'MAIL#',
        'AUDIT#',
      ],
      UpdateItem: ['CERTIFICATE#', 'LEARNING_RECORD#', 'USER#', 'LIMIT#'],
      DeleteItem: ['CERTIFICATE#', 'MAIL#'],
    },
    sendsMail: true,
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  liftoff: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['APPLICATION#', 'USER#', 'CERTIFICATE#', 'STATUS_PLACE#', 'STATUS_LIST#', 'MAIL#', 'AUDIT#'],
      // A rejection closes the courses of a seat that ended with the layoff.
      UpdateItem: ['APPLICATION#', 'COMPANY#', 'USER#', 'CERTIFICATE#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['USER#', 'CERTIFICATE#', 'MAIL#'],
    },
    sendsMail: true,
    proofs: uploads,
  },
  orders: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: [
        'ORDER#',
        'COMPANY_ORDER#',
        'PAYER#',
        'REQUEST#',
        'RECEIPTS',
        'REFUND#',
        'USER#',
        'CERTIFICATE#',
        'STATUS_PLACE#',
        'STATUS_LIST#',
        'MAIL#',
        'AUDIT#',
      ],
      UpdateItem: [
        'ORDER#',
        'RECEIPTS',
        'REFUND#',
        'USER#',
        'COURSE_GATE#',
        'CORPORATE#',
        'CERTIFICATE#',
        'LEARNING_RECORD#',
        'LIMIT#',
        'TOTALS#',
      ],
      DeleteItem: ['COMPANY_ORDER#', 'USER#', 'MAIL#'],
    },
    sendsMail: true,
    // Denial letters are uploaded like proofs.
    proofs: uploads,
    unused: {
      'dynamodb:UpdateItem LIMIT#': withoutLimits,
      's3:ListBucket': sharedUploads,
      [`s3:DeleteObject ${documents}`]: afterRace,
    },
  },
  ReconcileOrders: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['ORDER#', 'RECEIPTS', 'USER#', 'CERTIFICATE#', 'STATUS_PLACE#', 'STATUS_LIST#', 'MAIL#'],
      UpdateItem: [
        'ORDER#',
        'RECEIPTS',
        'REFUND#',
        'USER#',
        'COURSE_GATE#',
        'CORPORATE#',
        'CERTIFICATE#',
        'LEARNING_RECORD#',
        'TOTALS#',
      ],
      DeleteItem: ['COMPANY_ORDER#', 'USER#', 'MAIL#'],
    },
    sendsMail: true,
    unused: Object.fromEntries(
      [
        'dynamodb:ConditionCheckItem',
        'dynamodb:PutItem RECEIPTS',
        'dynamodb:PutItem USER#',
        'dynamodb:PutItem CERTIFICATE#',
        'dynamodb:PutItem STATUS_PLACE#',
        'dynamodb:PutItem STATUS_LIST#',
        'dynamodb:UpdateItem REFUND#',
        'dynamodb:UpdateItem USER#',
        'dynamodb:UpdateItem COURSE_GATE#',
        'dynamodb:UpdateItem CERTIFICATE#',
        'dynamodb:UpdateItem LEARNING_RECORD#',
        'dynamodb:DeleteItem COMPANY_ORDER#',
      ].map((grant) => [grant, inOrders]),
    ),
  },
  reimbursement: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['TOOLKIT#', 'APPROVAL_TOKEN#', 'USER#', 'REQUEST#', 'MAIL#', 'AUDIT#'],
      UpdateItem: ['TOOLKIT#', 'USER#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['TOOLKIT#', 'MAIL#'],
    },
    sendsMail: true,
    // Denial letters are uploaded like proofs.
    proofs: uploads,
    unused: {
      's3:ListBucket': sharedUploads,
      [`s3:DeleteObject ${documents}`]: afterRace,
    },
  },
  RemindLearners: {
    reads: ['GetItem', 'BatchGetItem'],
    indexes: ['gsi1'],
    writes: {
      PutItem: ['TOOLKIT#', 'MAIL#'],
      UpdateItem: ['TOOLKIT#'],
      DeleteItem: ['TOOLKIT#', 'MAIL#'],
    },
    sendsMail: true,
  },
  company: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    // A new company has its account, its owner, and an order for its first seats.
    writes: {
      PutItem: [
        'COMPANY#',
        'COMPANY_ADDRESS#',
        'COMPANY_DOMAIN#',
        'COMPANY_GROUP#',
        'COMPANY_LINK#',
        'COMPANY_ORDER#',
        'COMPANY_ROLE#',
        'CORPORATE#',
        'ORDER#',
        'REQUEST#',
        'MAIL#',
        'AUDIT#',
      ],
      UpdateItem: ['COMPANY#', 'COMPANY_DUTY#', 'COMPANY_ROLE#', 'CORPORATE#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['COMPANY#', 'COMPANY_DOMAIN#', 'COMPANY_GROUP#', 'COMPANY_ROLE#', 'CORPORATE#', 'MAIL#'],
    },
    sendsMail: true,
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  AdvanceCompanies: {
    reads: ['GetItem', 'BatchGetItem', 'ConditionCheckItem'],
    indexes: ['gsi1'],
    writes: {
      PutItem: ['COMPANY_LINK#', 'MAIL#'],
      UpdateItem: ['COMPANY#', 'COMPANY_DUTY#', 'COMPANY_LINK#', 'CORPORATE#', 'TOTALS#'],
      DeleteItem: ['COMPANY_DOMAIN#', 'COMPANY_DUTY#', 'CORPORATE#', 'MAIL#'],
    },
    unused: {
      'dynamodb:ConditionCheckItem': remindedInProcess,
      'dynamodb:UpdateItem COMPANY_DUTY#': remindedInProcess,
      'dynamodb:DeleteItem COMPANY_DUTY#': remindedInProcess,
    },
  },
  corporate: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: [
        'COMPANY#',
        'COMPANY_ADDRESS#',
        'COMPANY_DOMAIN#',
        'COMPANY_LINK#',
        'CORPORATE#',
        'MAIL#',
        'AUDIT#',
      ],
      UpdateItem: ['COMPANY#', 'CORPORATE#', 'TOTALS#'],
      DeleteItem: ['CORPORATE#', 'MAIL#'],
    },
    sendsMail: true,
  },
  ReportSeats: {
    reads: ['GetItem', 'BatchGetItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['COMPANY_REPORT#', 'UNSUBSCRIBE#', 'MAIL#'],
      UpdateItem: ['COMPANY_REPORT#', 'CORPORATE#', 'MAILBOX#'],
    },
  },
  help: {
    reads: ['GetItem'],
    indexes: ['gsi1'],
    writes: { PutItem: ['FAQ#'], UpdateItem: ['FAQ#', 'LIMIT#'] },
  },
  contact: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['gsi1'],
    writes: {
      PutItem: ['MESSAGE#', 'MAIL#', 'AUDIT#'],
      UpdateItem: ['MESSAGE#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['MAIL#'],
    },
    sendsMail: true,
  },
  waitlist: {
    reads: ['GetItem'],
    indexes: ['gsi1'],
    writes: {
      PutItem: ['WAITLIST#', 'MAIL#'],
      UpdateItem: ['WAITLIST#', 'LIMIT#'],
      DeleteItem: ['MAIL#'],
    },
    sendsMail: true,
  },
  service: {
    reads: ['GetItem'],
    writes: { UpdateItem: ['LIMIT#'] },
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  AnnounceOpenings: {
    reads: ['GetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi2'],
    writes: { PutItem: ['MAIL#'], UpdateItem: ['WAITLIST#'], DeleteItem: ['MAIL#'] },
    sendsMail: true,
    unused: Object.fromEntries(
      [
        'dynamodb:GetItem',
        'dynamodb:Query',
        'dynamodb:ConditionCheckItem',
        'dynamodb:PutItem MAIL#',
        'dynamodb:UpdateItem WAITLIST#',
        'dynamodb:DeleteItem MAIL#',
        'ses:SendEmail',
      ].map((grant) => [grant, announcedInProcess]),
    ),
  },
  FollowBounces: { writes: { UpdateItem: ['COMPANY#'] } },
  DeliverMails: {
    indexes: ['gsi1'],
    writes: { UpdateItem: ['MAIL#'], DeleteItem: ['MAIL#'] },
    sendsMail: true,
  },
  curriculum: {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['COURSE#', 'USER#', 'AUDIT#'],
      UpdateItem: ['COURSE#', 'USER#', 'GENERATION_BUDGET#', 'LIMIT#', 'TOTALS#'],
      DeleteItem: ['USER#'],
    },
  },
  labs: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    writes: {
      PutItem: ['USER#', 'REQUEST#'],
      UpdateItem: ['USER#', 'GENERATION_BUDGET#', 'LIMIT#'],
      DeleteItem: ['USER#'],
    },
  },
  // It generates courses, drafts parts of them, and runs prompts.
  'models-stream': {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    writes: {
      PutItem: [
        'COURSE#',
        'USER#',
        'DRAFTED_TEXT#',
        'RECORDED_SAMPLE#',
        'COMPANY#',
        'COMPANY_ADDRESS#',
        'COMPANY_DUTY#',
        'COMPANY_GROUP#',
        'COMPANY_LINK#',
        'CORPORATE#',
        'MAIL#',
        'AUDIT#',
      ],
      UpdateItem: [
        'COURSE#',
        'COURSE_GATE#',
        'USER#',
        'GENERATION_BUDGET#',
        'COMPANY#',
        'COMPANY_DUTY#',
        'CORPORATE#',
        'LIMIT#',
        'TOTALS#',
      ],
      DeleteItem: ['COURSE#', 'COMPANY_DUTY#', 'CORPORATE#', 'MAIL#'],
    },
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  ResumeGenerations: {
    indexes: ['gsi2'],
    writes: { UpdateItem: ['COURSE#'] },
  },
  privacy: {
    reads: ['GetItem', 'Query'],
    indexes: ['gsi1', 'gsi2'],
    writes: { UpdateItem: ['LIMIT#'] },
    proofs: {
      bucket: ['ListBucket'],
      objects: {
        GetObject: [incoming, documents, archiveRules.folder],
        PutObject: [archiveRules.folder],
      },
    },
    unused: { 'dynamodb:UpdateItem LIMIT#': withoutLimits },
  },
  EraseAccounts: {
    reads: ['GetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['STATUS_LIST#', 'MAIL#'],
      UpdateItem: [
        'ACCOUNT#',
        'CERTIFICATE#',
        'APPLICATION#',
        'ORDER#',
        'REFUND#',
        'COURSE#',
        'COURSE_GATE#',
        'COMPANY#',
        'CORPORATE#',
        'AUDIT#',
        'TOTALS#',
      ],
      DeleteItem: [
        'ACCOUNT#',
        'HELD_ADDRESS#',
        'ATTEMPTS#',
        'KNOWN#',
        'RESET_REQUEST#',
        'USER#',
        'CERTIFICATE#',
        'LEARNING_RECORD#',
        'APPLICATION#',
        'ORDER#',
        'REFUND#',
        'TOOLKIT#',
        'COMPANY#',
        'COMPANY_ADDRESS#',
        'COMPANY_DUTY#',
        'COMPANY_GROUP#',
        'COMPANY_ROLE#',
        'CORPORATE#',
        'MESSAGE#',
        'REPORT#',
        'WAITLIST#',
        'CONNECTIONS',
        'MAIL#',
        'MAILBOX#',
      ],
    },
    userPool: ['AdminDeleteUser', 'AdminDisableUser'],
    sendsMail: true,
    proofs: {
      bucket: ['ListBucket'],
      objects: { DeleteObject: [incoming, documents, archiveRules.folder] },
    },
    unused: {
      'dynamodb:DeleteItem MAILBOX#':
        'Only for an address that turned emails off or got optional ones; the erasure deletes all kinds with the same code.',
      'dynamodb:DeleteItem COMPANY_GROUP#': importedInProcess,
      'dynamodb:DeleteItem RESET_REQUEST#':
        'Only if an account is erased in the moment before its reset link is sent.',
      'dynamodb:DeleteItem CONNECTIONS':
        'The function changes-stream deletes the sockets of ended sessions, unless it is late.',
    },
  },
  'changes-stream': {
    reads: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    writes: {
      PutItem: ['ACCOUNT#', 'COMPANY_DUTY#', 'INDEX#', 'INDEXED#', 'MAIL#'],
      // A regrading changes the results and certificates of learners, and its own row with the course. Assignments of companies
      // count their people.
      UpdateItem: ['COMPANY#', 'COMPANY_DUTY#', 'COUNTS#', 'WAITLIST#', 'USER#', 'COURSE#', 'CERTIFICATE#'],
      DeleteItem: [
        'COMPANY_DUTY#',
        'INDEX#',
        'INDEXED#',
        'CONNECTIONS',
        'MAIL#',
        'RESET_REQUEST#',
        'COURSE#',
        'CERTIFICATE#',
      ],
    },
    userPool: ['AdminGetUser'],
    sendsMail: true,
    purgesEdge: true,
    sockets: ['POST', 'DELETE'],
    unused: {
      'cloudfront:CreateInvalidation':
        'Only AWS has an edge; lambdas/src/changes/edge-cache.test.ts and `npm run test:aws` see the call.',
      'dynamodb:UpdateItem CERTIFICATE#': regradedInProcess,
      'dynamodb:DeleteItem CERTIFICATE#': regradedInProcess,
      'dynamodb:DeleteItem COURSE#': regradedInProcess,
    },
  },
  // It checks session and role as for an admin operation.
  'live-sockets': {
    reads: ['GetItem', 'Query', 'ConditionCheckItem'],
    writes: { PutItem: ['CONNECTIONS'], UpdateItem: ['LIMIT#'], DeleteItem: ['CONNECTIONS'] },
    sockets: ['POST', 'DELETE'],
  },
};
