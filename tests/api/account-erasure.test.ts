import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { bitOf } from '../../lambdas/badges/bits.ts';
import { signIn } from '../clients/api-client.ts';
import { createBucket } from '../clients/liftoff-client.ts';
import { checkOut, payByCard, testCards } from '../clients/payment-client.ts';
import { askForDeletion, downloadArchive, type FullAccount, fullAccount } from '../clients/privacy-client.ts';
import { isFullRun } from '../samples/sample.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { addRareRows, naming, type RawRow, readTable } from './account-rows.ts';
import {
  admin,
  atOnce,
  emailsTo,
  enroll,
  newAdmin,
  newLearner,
  origin,
  readOutput,
  runAs,
  visitor,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');
const { addressHash } = await import('../../lambdas/src/platform/address-hash.ts');
const { fingerprint } = await import('../../lambdas/src/platform/caller-limits.ts');
const erasure = await import('../../lambdas/src/privacy/erasure.ts');
const bucket = createBucket();
const pool = new CognitoIdentityProviderClient({});

/** What the erasures of this file logged. */
const logged: string[] = [];

/** Erases an account in this process, and keeps what it logs. */
async function eraseAccount(userId: string, now: string): Promise<boolean> {
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => logged.push(String(line)) > 0);
  try {
    return await runAs('EraseAccounts', () => erasure.eraseAccount(userId, now));
  } finally {
    output.mockRestore();
  }
}

/** A place in a status list, as a badge names it. */
interface BadgeStatus {
  statusListCredential: string;
  statusListIndex: string;
}

/** After every grace period. */
const later = new Date(Date.now() + 15 * 86_400_000).toISOString();

const objectKeys = async (userId: string | undefined): Promise<string[]> =>
  ((await bucket.send(new ListObjectsV2Command({ Bucket: process.env.PROOF_BUCKET }))).Contents ?? [])
    .map(({ Key = '' }) => Key)
    .filter((key) => key.includes(userId ?? ''));

const isInPool = (Username: string | undefined): Promise<boolean> =>
  pool.send(new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username })).then(
    () => true,
    (error: Error) => {
      expect(error.name).toBe('UserNotFoundException');
      return false;
    },
  );

/** Expects that nothing names an erased person, except paid orders, which have the payer's name. */
async function expectForgotten({ userId = '', email, full_name }: FullAccount): Promise<void> {
  const identities = [userId, email, addressHash(email), fingerprint(email)];
  // Search follows the table's stream.
  await expect.poll(async () => naming(await readTable(), identities)).toEqual([]);
  const isKept = ({ pk, sk }: RawRow) => sk === 'ORDER' || /^INDEX(ED)?#orders#/.test(pk);
  await expect
    .poll(async () => naming(await readTable(), [full_name]).filter((row) => !isKept(row)))
    .toEqual([]);
  expect(await objectKeys(userId)).toEqual([]);
  expect(await isInPool(userId)).toBe(false);
  expect(await isInPool(email)).toBe(false);
  const output = `${logged.join('')}${await readOutput()}`;
  expect(logged.join('')).toContain('"Security event"');
  for (const name of [userId, email, full_name]) expect(output).not.toContain(name);
}

/** Runs a job whose process crashes before or after a write, counted from 1. Returns whether it did. */
async function withCrash(
  { failsAt, isAfter }: { failsAt: number; isAfter: boolean },
  job: () => Promise<unknown>,
): Promise<'crashed' | 'ended'> {
  let writes = 0;
  docClient.middlewareStack.add(
    (next) => async (args) => {
      const isCrash = 'TransactItems' in args.input && ++writes === failsAt;
      if (isCrash && !isAfter) throw new Error('Crashed');
      const output = await next(args);
      if (isCrash) throw new Error('Crashed');
      return output;
    },
    { step: 'initialize', name: 'crash' },
  );
  try {
    await job();
    return 'ended';
  } catch (error) {
    expect(String(error)).toBe('Error: Crashed');
    return 'crashed';
  } finally {
    docClient.middlewareStack.remove('crash');
  }
}

/** Returns whether a badge is in the issuer's list of revoked badges. */
async function isRevoked({ credentialStatus: entry }: { credentialStatus: BadgeStatus }): Promise<boolean> {
  const { pathname } = new URL(entry.statusListCredential);
  const list = (await visitor.send('GET', pathname)).body;
  return bitOf(list.credentialSubject.encodedList, Number(entry.statusListIndex));
}

const badgeOf = async (account: FullAccount) =>
  (await account.send('GET', `/api/certificates/${account.certificate}/badge`)).body;

describe('an erasure', () => {
  it('forgets the person everywhere but in paid orders, and the address can sign up again', async () => {
    const account = await fullAccount(origin, admin);
    await addRareRows(account);
    const badge = await badgeOf(account);
    expect(await isRevoked(badge)).toBe(false);
    await downloadArchive(origin, account);
    expect((await askForDeletion(account, account.password)).status).toBe(200);
    expect(await eraseAccount(account.userId ?? '', later)).toBe(true);
    const [last] = await emailsTo(account.email);
    expect(last?.subject).toMatch(/account was deleted$/);
    await expectForgotten(account);
    expect((await visitor.send('GET', `/api/certificates/${account.certificate}`)).status).toBe(404);
    expect(await isRevoked(badge)).toBe(true);
    const { seats_used } = (await admin.send('GET', `/api/admin/corporate-accounts/${account.company}`)).body;
    expect(seats_used).toBe(0);

    const { email, password, full_name } = account;
    expect((await visitor.send('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
    const joined = await visitor.send('POST', '/api/auth/sign-up', { email, password, full_name });
    expect(joined.status).toBe(201);
    const again = await signIn(origin, email, password);
    expect(again.userId).not.toBe(account.userId);
    expect((await again.send('GET', '/api/enrollments')).body.items).toEqual([]);
  });

  it('keeps a paid order with its receipt for admins until tax law no longer asks for it', async () => {
    const account = await fullAccount(origin, admin);
    await askForDeletion(account, account.password);
    await eraseAccount(account.userId ?? '', later);
    const order = await admin.send('GET', `/api/admin/orders/${account.paid.id}`);
    expect(order).toMatchObject({ status: 200, body: { payer: { name: account.full_name, email: '' } } });
    expect((await admin.send('GET', `/api/admin/orders/${account.paid.id}/receipt`)).status).toBe(200);
    // A request that was open can still be decided; nobody is left to write to.
    const approved = await admin.send('POST', `/api/admin/refunds/${account.refund.id}/approve`, {
      objection: null,
    });
    expect(approved).toMatchObject({ status: 200, body: { status: 'refunded', student_name: null } });
    expect((await admin.send('GET', '/api/admin/refunds?limit=100')).status).toBe(200);
    expect((await admin.send('GET', '/api/admin/audit-log?limit=100')).status).toBe(200);
    expect((await admin.send('GET', `/api/admin/users/${account.userId}`)).status).toBe(404);

    const year = new Date().getFullYear();
    const deleteExpired = (now: string) =>
      runAs('EraseAccounts', () => erasure.deleteExpiredOrders(100, now));
    await deleteExpired(`${year + 7}-12-31T23:59:59.999Z`);
    expect((await admin.send('GET', `/api/admin/orders/${account.paid.id}`)).status).toBe(200);
    await deleteExpired(`${year + 8}-01-01T00:00:00.001Z`);
    expect((await admin.send('GET', `/api/admin/orders/${account.paid.id}`)).status).toBe(404);
    // Search follows the table's stream.
    await expect.poll(async () => naming(await readTable(), [account.full_name])).toEqual([]);
  });

  it('keeps certificates valid without the name if the learner chose so', async () => {
    const account = await fullAccount(origin, admin);
    await askForDeletion(account, account.password, true);
    await eraseAccount(account.userId ?? '', later);
    await expectForgotten(account);
    const { body } = await visitor.send('GET', `/api/certificates/${account.certificate}`);
    expect(body).toMatchObject({ status: 'valid', student_name: 'Name removed' });
  });

  it.runIf(isFullRun)('that crashes at different writes is completed by later runs', async () => {
    const account = await fullAccount(origin, admin);
    await addRareRows(account);
    await askForDeletion(account, account.password);
    let crashes = 0;
    const run = (failsAt: number) =>
      withCrash({ failsAt, isAfter: failsAt % 2 === 0 }, () => eraseAccount(account.userId ?? '', later));
    while ((await run(crashes + 1)) === 'crashed') crashes++;
    expect(crashes).toBeGreaterThan(5);
    await expectForgotten(account);
  });

  it.runIf(isFullRun)(
    'that crashes before or after any one of its writes is completed by the next run, with one last email',
    async () => {
      // More than an erasure of an unused account has writes, twice.
      const learners = await atOnce(24, () => newLearner());
      await Promise.all(learners.map((learner) => askForDeletion(learner, learner.password)));
      let crashes = 0;
      for (let failsAt = 1, isLast = false; !isLast; failsAt++) {
        for (const isAfter of [false, true]) {
          const learner = learners.pop();
          if (!learner) throw new Error('An erasure has more writes than expected');
          const erase = () => eraseAccount(learner.userId ?? '', later);
          const result = await withCrash({ failsAt, isAfter }, erase);
          isLast = result === 'ended';
          if (!isLast) crashes++;
          await erase();
          // After a crash between the last write and sending, the email waits in the outbox.
          await runAs('DeliverMails', () => deliverDueMails({ now: '9999' }));
          const sent = (await emailsTo(learner.email)).filter(({ subject }) =>
            subject.endsWith('was deleted'),
          );
          expect(sent, `write ${failsAt}, ${isAfter ? 'after' : 'before'}`).toHaveLength(1);
          expect(await isInPool(learner.userId)).toBe(false);
        }
      }
      expect(crashes).toBeGreaterThan(5);
    },
  );

  it('waits for a payment that may be on its way, and keeps its order', async () => {
    const learner = await newLearner();
    await enroll(learner, 'ai-literacy-101');
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    const page = await checkOut(learner, order.id);
    await askForDeletion(learner, learner.password);
    const erase = () => eraseAccount(learner.userId ?? '', later);
    await expect(erase()).rejects.toThrow('1 rows cannot be erased yet');
    const statusOfOrder = async () => (await admin.send('GET', `/api/admin/orders/${order.id}`)).body.status;
    expect(await statusOfOrder()).toBe('due');
    await payByCard(page, testCards.paid);
    await expect.poll(statusOfOrder).toBe('paid');
    expect(await erase()).toBe(true);
    expect(await statusOfOrder()).toBe('paid');
  });

  it('once it has begun, leaves no link to reset the password and sends none', async () => {
    const { userId = '', email } = await newLearner();
    await docClient.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: keys.profile(userId),
        UpdateExpression: 'SET erasure_began = :at',
        ExpressionAttributeValues: { ':at': later },
      }),
    );
    expect((await visitor.send('POST', '/api/auth/password-reset', { email })).status).toBe(204);
    const rowsOf = async (kind: string) =>
      naming(await readTable(), [email]).filter(({ pk, sk }) => `${pk} ${sk}`.includes(kind));
    // The table's stream reports the request.
    await expect.poll(() => rowsOf('RESET_REQUEST#')).toEqual([]);
    expect(await rowsOf('EMAIL_LINK#RESET#')).toEqual([]);
    // The email is the welcome.
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('of someone who was an admin takes their ID out of the rows that they changed', async () => {
    const person = await newAdmin();
    const account = await fullAccount(origin, person);
    const id = `course-${crypto.randomUUID()}`;
    const course = { ...sampleCourse, id, publish: true };
    expect((await person.send('POST', '/api/admin/courses', course)).status).toBe(201);
    await askForDeletion(person, person.password);
    expect(await eraseAccount(person.userId ?? '', later)).toBe(true);
    await expect.poll(async () => naming(await readTable(), [person.userId ?? '', person.email])).toEqual([]);
    expect((await account.send('GET', '/api/layoff-applications')).body.items).toHaveLength(2);
  });
});
