import type { SecretOutput } from '@redwhiteandcode/contract/deployment/stack-outputs.ts';
import { type Command, pathOf } from './command.ts';
import { dataFolder } from './platform/local-target.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import { recoveryCommands } from './recovery-commands.ts';
import type { Target } from './platform/target.ts';

/** The most accounts or orders in one run. */
const most = 100;

async function readSecret(target: Target, output: SecretOutput): Promise<string> {
  const { readStackSecret } = await import('./secrets.ts');
  return readStackSecret(target, output);
}

/** Reads the key of the pseudonyms of callers, under which rows about sign-ins are stored. */
const originSecret = async (target: Target) => ({
  ORIGIN_SECRET: await readSecret(target, 'OriginSecret'),
});

async function stripeKey(target: Target): Promise<{ STRIPE_SECRET_KEY: string }> {
  const keys = JSON.parse(await readSecret(target, 'StripeKeysSecret')) as { secret_key?: string };
  if (!keys.secret_key) throw new OperatorProblem('The secret StripeKeysSecret has no secret_key.');
  return { STRIPE_SECRET_KEY: keys.secret_key };
}

function wholeNumber(text: string, what: string, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new OperatorProblem(`${what} must be a whole number from 1 to ${max}, not "${text}".`);
}

/** The commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  seed: {
    does: 'Writes the built-in courses that are missing, with the files of their lessons, and updates the help center’s questions.',
    isChange: true,
    async run() {
      const { seedCatalog } = await import('./seed-catalog.ts');
      const { seedFaqs } = await import('./seed-faqs.ts');
      const { seedLessonFiles } = await import('./seed-lesson-files.ts');
      // Before the courses, whose lessons name them.
      await seedLessonFiles();
      console.log(`${await seedCatalog()} courses written`);
      console.log(`${await seedFaqs()} help questions written`);
    },
  },
  'import-course': {
    does: 'Says what the files of a course in a folder or a ZIP would change and, with --as, saves it: as a draft, or with --publish for learners.',
    args: ['<course ID>', '<folder or ZIP>'],
    options: {
      as: { type: 'string', help: 'the email address of the admin in whose name it is saved' },
      publish: { type: 'boolean', help: 'learners see it at once' },
    },
    isChange: true,
    async run({ args: [courseId = '', from = ''], options: { as: admin, publish = false } }) {
      const { importCourse } = await import('./import-course.ts');
      const named = typeof admin === 'string' ? admin : undefined;
      await importCourse({ courseId, from: pathOf(from), admin: named, isPublished: publish === true });
    },
  },
  'export-course': {
    does: 'Writes the files of a course, in its newest revision, into a folder or a new ZIP.',
    args: ['<course ID>', '<folder or ZIP>'],
    isChange: false,
    async run({ args: [courseId = '', to = ''] }) {
      const { exportCourse } = await import('./export-course.ts');
      console.log(`${await exportCourse(courseId, pathOf(to))} files written.`);
    },
  },
  'make-admin': {
    does: 'Makes the user with this email address an admin.',
    args: ['<email>'],
    isChange: true,
    async run({ args: [email = ''] }) {
      const { makeAdmin } = await import('./account.ts');
      console.log(await makeAdmin(email));
    },
  },
  'disable-user': {
    does: 'Suspends the account with this email address, and signs it out everywhere.',
    args: ['<email>'],
    isChange: true,
    async run({ args: [email = ''] }) {
      const { disableUser } = await import('./account.ts');
      console.log(await disableUser(email));
    },
  },
  'end-two-step': {
    does: 'Ends the two-step verification of this account, and emails it a link to set a new password.',
    args: ['<email>', '<how the identity was checked>'],
    isChange: true,
    async run({ args: [email = '', reason = ''] }) {
      const { endTwoStepOf } = await import('./account.ts');
      console.log(await endTwoStepOf(email, reason));
    },
  },
  recount: {
    does: 'Compares every stored count with its rows. The exit code is 1 if one is wrong.',
    isChange: false,
    async run() {
      const { printRecount } = await import('./recount.ts');
      return printRecount();
    },
  },
  reindex: {
    does: 'Rebuilds the search index of every admin list.',
    options: {
      segments: {
        type: 'string',
        help: 'how many parts of the table are read at the same time, 8 by default',
      },
      resume: { type: 'boolean', help: 'continue the run that was interrupted' },
    },
    isChange: true,
    async run({ target, options: { segments = '8', resume = false } }) {
      const { runReindex } = await import('./reindex.ts');
      const parts = wholeNumber(String(segments), '--segments', 1000);
      return runReindex(target, { segments: parts, isResumed: resume === true });
    },
  },
  'deliver-mails': {
    does: 'Tries to send all waiting emails immediately, after an outage of the email service.',
    isChange: true,
    async run() {
      const { deliverDueMails } = await import('../src/platform/mail-outbox.ts');
      const tried = await deliverDueMails({ now: '9999' });
      console.log(tried === 1 ? '1 email tried' : `${tried} emails tried`);
    },
  },
  reconcile: {
    does: 'Settles the completed payments of the last days, 30 by default.',
    args: ['[days]'],
    isChange: true,
    secrets: stripeKey,
    async run({ args: [days = '30'] }) {
      const { reconcileOrders } = await import('../src/orders/reconcile.ts');
      const { sessions, refunds } = await reconcileOrders(wholeNumber(days, 'The number of days', 3650));
      console.log(`${sessions} unsettled payments and ${refunds} approved refunds were checked.`);
    },
  },
  'send-seat-reports': {
    does: 'Queues the reports of their training to companies that are due and do not have them yet.',
    isChange: true,
    async run() {
      const { sendReports } = await import('../src/corporate/reports.ts');
      console.log(`${await sendReports()} reports queued.`);
    },
  },
  'erase-accounts': {
    does: `Erases up to ${most} accounts whose deletion is due, and orders that need not be kept any longer.`,
    isChange: true,
    secrets: originSecret,
    async run() {
      const { deleteExpiredOrders, eraseDueAccounts } = await import('../src/privacy/erasure.ts');
      const accounts = await eraseDueAccounts(most);
      const orders = await deleteExpiredOrders(most);
      console.log(`${accounts} accounts erased, ${orders} orders of earlier accounts deleted.`);
    },
  },
  'export-account': {
    does: 'Writes everything stored about a user, by email address or ID, to a new ZIP file.',
    args: ['<email or ID>', '<file>'],
    isChange: false,
    secrets: originSecret,
    async run({ args: [user = '', name = ''] }) {
      const { exportAccount } = await import('./account.ts');
      const file = pathOf(name);
      await exportAccount(user, file);
      console.log(`${file} has everything stored about ${user}. Delete it when it has been sent.`);
    },
  },
  'sweep-proofs': {
    does: 'Deletes uploaded documents that no row names.',
    isChange: true,
    async run() {
      const { sweepProofs } = await import('./sweep-proofs.ts');
      console.log(`${await sweepProofs()} documents without a row deleted.`);
    },
  },
  redrive: {
    does: 'Repeats the calls of the stream’s consumers that failed for good, in the last two weeks. The exit code is 1 if one fails again.',
    isChange: true,
    localTarget() {
      throw new OperatorProblem('Only a deployed stack keeps failed calls: name it with --stack NAME.');
    },
    async run({ target }) {
      const { redriveCalls } = await import('./redrive.ts');
      const { LambdaClient } = await import('@aws-sdk/client-lambda');
      const { S3Client } = await import('@aws-sdk/client-s3');
      const { succeeded, failed } = await redriveCalls({
        s3: new S3Client({}),
        lambda: new LambdaClient({}),
        bucket: target.variables['FAILED_CHANGES_BUCKET'] ?? '',
      });
      console.log(`${succeeded} calls repeated, ${failed} failed again.`);
      return failed > 0 ? 1 : 0;
    },
  },
  ...recoveryCommands,
  'seal-again': {
    does: 'Encrypts the secrets of authenticator apps with the first identity key, and counts the users whose recovery codes need another one.',
    isChange: true,
    secrets: async (target) => ({ IDENTITY_KEY: await readSecret(target, 'IdentityKeySecret') }),
    async run() {
      const { sealAgain } = await import('./seal-again.ts');
      const { users, needOldKey } = await sealAgain();
      console.log(
        `The first key encrypts the secrets of ${users} users. The recovery codes of ${needOldKey} need another key.`,
      );
    },
  },
  'rotate-keys': {
    does: 'Signs credentials with the next key, from the next start or the next instance of the function on.',
    options: {
      compromised: { type: 'boolean', help: 'drop the old key: nothing that it signed is valid any longer' },
      stdin: {
        type: 'boolean',
        help: 'read the keys from standard input, and write them to standard output',
      },
    },
    isChange: true,
    localTarget: dataFolder,
    async run({ target, options: { compromised = false, stdin = false } }) {
      const { rotateKeys } = await import('./rotate-keys.ts');
      await rotateKeys(target, { isCompromised: compromised === true, isPiped: stdin === true });
    },
  },
};
