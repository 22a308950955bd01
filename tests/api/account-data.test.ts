import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Caller, signIn } from '../api-client.ts';
import { createBucket } from '../liftoff-client.ts';
import { checkOut, payByCard, testCards } from '../payment-client.ts';
import { askForDeletion, type FullAccount, fullAccount } from '../privacy-client.ts';
import { generate } from '../generation-client.ts';
import { sampleCourse } from '../sample-course.ts';
import {
  admin,
  atOnce,
  emailsTo,
  enroll,
  expectTrueCounts,
  newAdmin,
  newLearner,
  origin,
  readOutput,
  sendMessage,
  visitor,
} from './shared-platform.ts';

const { docClient, transact } = await import('../../lambdas/src/platform/table.ts');
const { newCourseRow, noDetails } = await import('../../lambdas/src/catalog/course/row.ts');
const { newCourseItems } = await import('../../lambdas/src/catalog/course/write.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { deliverDueMails, queueMail } = await import('../../lambdas/src/platform/mail-outbox.ts');
const { addressHash } = await import('../../lambdas/src/platform/address-hash.ts');
const { fingerprint } = await import('../../lambdas/src/platform/caller-limits.ts');
const { kindsOf, rowKinds } = await import('../../lambdas/src/privacy/registry.ts');
const erasure = await import('../../lambdas/src/privacy/erasure.ts');
const { deleteExpiredOrders, eraseDueAccounts } = erasure;
const bucket = createBucket();
const pool = new CognitoIdentityProviderClient({});

afterEach(expectTrueCounts);

/** What the erasures of this file logged. */
const logged: string[] = [];

/** Erases an account in this process, and keeps what it logs. */
async function eraseAccount(userId: string, now: string): Promise<boolean> {
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => logged.push(String(line)) > 0);
  try {
    return await erasure.eraseAccount(userId, now);
  } finally {
    output.mockRestore();
  }
}

const day = 86_400_000;
/** After every grace period. */
const later = new Date(Date.now() + 15 * day).toISOString();
const TableName = process.env.TABLE_NAME ?? '';

type RawRow = Record<string, unknown> & { pk: string; sk: string };

/** Reads the whole table. */
async function readTable(): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  const pages = paginateScan({ client: docClient }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) rows.push(...(Items as RawRow[]));
  return rows;
}

const textOf = (row: RawRow): string =>
  JSON.stringify(row, (_, value: unknown) => (value instanceof Set ? [...value] : value)).toLowerCase();

/** Returns the rows that contain one of the texts. */
const naming = (rows: readonly RawRow[], names: readonly string[]): RawRow[] =>
  rows.filter((row) => names.some((name) => textOf(row).includes(name.toLowerCase())));

/** Creates a published course without details, which a learner may have generated. */
async function createUnwrittenCourse(): Promise<string> {
  const id = `course-${crypto.randomUUID()}`;
  const text = { ...sampleCourse, details: noDetails, modules: [] };
  const made = {
    id,
    kind: 'catalog' as const,
    highlights: [],
    created_at: new Date().toISOString(),
  };
  await transact(newCourseItems({ ...newCourseRow(made, text), status: 'published' }, text));
  return id;
}

/** Adds rows that need limits, time or a failure: wrong passwords, an email that could not be sent, a generated course. */
async function addRareRows({ email, full_name, ...learner }: FullAccount): Promise<void> {
  const ttl = Math.floor(Date.now() / 1000) + 900;
  for (const of of ['ACCOUNT', 'CALLER#caller']) {
    const Item = { ...keys.attempts(fingerprint(email), of), failures: 1, last_at: ttl - 900, ttl };
    await docClient.send(new PutCommand({ TableName, Item }));
  }
  await transact([queueMail({ to: email, subject: `For ${full_name}`, parts: [] }).item]);
  expect((await generate(learner, await createUnwrittenCourse())).status).toBe('published');
}

/** Makes the archive and returns its files by name. */
async function download(caller: Caller): Promise<Record<string, Uint8Array>> {
  const { status, body } = await caller.send('POST', '/api/me/export');
  expect(status).toBe(200);
  const response = await fetch(new URL(body.url, origin));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${body.file_name}"`);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const dataIn = (files: Record<string, Uint8Array>): Record<string, Record<string, unknown>[]> =>
  JSON.parse(new TextDecoder().decode(files['data.json']));

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

describe('the archive of a user’s data', () => {
  it('has every row that names the user, and the documents', async () => {
    const account = await fullAccount(origin, admin);
    const other = await newLearner('Someone Else');
    await enroll(other, 'ai-literacy-101');
    await addRareRows(account);
    const { userId = '', email, toolkit } = account;
    const names = [userId, email, addressHash(email), fingerprint(email), toolkit];
    const named = naming(await readTable(), names);
    const files = await download(account);
    const data = dataIn(files);

    const counts = new Map<string, number>();
    for (const row of named) {
      const [kind, ...more] = kindsOf(row);
      expect([kind, ...more], `${row.pk} ${row.sk}`).toEqual([expect.any(String)]);
      const found = rowKinds[kind ?? 'profile'];
      if (!('exported' in found)) {
        expect(['indexEntry', 'indexed', 'approvalToken']).toContain(kind);
        continue;
      }
      const { exported } = found;
      if (!('as' in exported)) continue;
      const count = kind === 'sessions' ? Object.keys(row.sessions as object).length : 1;
      counts.set(exported.as, (counts.get(exported.as) ?? 0) + count);
    }
    const lengths = Object.entries(data).filter(([, group]) => Array.isArray(group));
    expect(Object.fromEntries(lengths.map(([group, rows]) => [group, rows.length]))).toEqual(
      Object.fromEntries(counts),
    );
    // The account has used everything: no kind that is exported is without rows.
    expect(lengths.filter(([, rows]) => rows.length === 0)).toEqual([]);

    const text = JSON.stringify(data);
    for (const secret of ['handle', 'secret', other.userId, other.email, 'Someone Else', admin.userId])
      expect(text).not.toContain(secret);
    expect(data.profile).toMatchObject([{ user_id: userId, email, full_name: account.full_name }]);
    const documents = Object.keys(files).filter((name) => name.startsWith('documents/'));
    expect(documents).toContain(`documents/receipt-${account.paid.id}.pdf`);
    expect(documents.filter((name) => name.startsWith('documents/invoice-'))).toHaveLength(1);
    const proofs = data.layoff_applications?.map((row) => row.proof_document_url).filter(Boolean);
    for (const name of [...(proofs ?? []), data.refund_requests?.[0]?.letter_key])
      expect(documents).toContain(name);
    for (const name of documents)
      expect(Buffer.from(files[name] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('leaves out what only names the address while the user has not proven to own it', async () => {
    const owner = await fullAccount(origin, admin);
    const stranger = await newLearner();
    // As if the stranger had registered someone else's address.
    expect((await sendMessage({ email: stranger.email })).status).toBe(204);
    expect(dataIn(await download(stranger)).messages).toEqual([]);
    expect(dataIn(await download(owner)).messages).toHaveLength(1);
  });

  it('cannot be opened without its signature', async () => {
    const learner = await newLearner();
    const { body } = await learner.send('POST', '/api/me/export');
    const unsigned = new URL(body.url, origin);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(403);
    expect(Date.parse(body.expires_at) - Date.now()).toBeLessThanOrEqual(300_000);
  });
});

describe('asking to delete an account', () => {
  it('needs the password, and a wrong one changes nothing', async () => {
    const learner = await newLearner();
    const refused = await askForDeletion(learner, 'wrong-password');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'body.password' }] } });
    expect((await learner.send('GET', '/api/me')).body).not.toHaveProperty('deletion_due');
  });

  it('ends every session, emails the date, and lets the user sign in and keep the account', async () => {
    const learner = await newLearner();
    const device = await signIn(origin, learner.email, learner.password);
    const { status, body } = await askForDeletion(learner, learner.password);
    expect(status).toBe(200);
    expect((Date.parse(body.deletion_due) - Date.now()) / day).toBeCloseTo(14, 1);
    for (const caller of [learner, device]) expect((await caller.send('GET', '/api/me')).status).toBe(401);
    const [email] = await emailsTo(learner.email);
    expect(email?.subject).toMatch(/will be deleted on \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC$/);
    expect(email?.text).toContain('/auth?returnTo=%2Faccount');

    const again = await signIn(origin, learner.email, learner.password);
    expect((await again.send('GET', '/api/me')).body.deletion_due).toBe(body.deletion_due);
    const kept = await again.send('DELETE', '/api/me/deletion');
    expect(kept.status).toBe(200);
    expect(kept.body).not.toHaveProperty('deletion_due');
    expect((await again.send('DELETE', '/api/me/deletion')).status).toBe(200);
    // The first email is the welcome.
    expect(await emailsTo(learner.email)).toHaveLength(3);
    expect(await eraseAccount(learner.userId ?? '', later)).toBe(false);
    expect((await again.send('GET', '/api/me')).body).not.toHaveProperty('deletion_due');
  });

  it('twice at once schedules one deletion with one email', async () => {
    const learner = await newLearner();
    const device = await signIn(origin, learner.email, learner.password);
    const [one, two] = await Promise.all(
      [learner, device].map((caller) => askForDeletion(caller, learner.password)),
    );
    // The second call may come after the first has ended its session.
    for (const response of [one, two]) expect([200, 401]).toContain(response?.status);
    const dues = [one, two].filter((response) => response?.status === 200).map((it) => it?.body.deletion_due);
    expect(new Set(dues).size).toBe(1);
    // The first email is the welcome.
    expect(await emailsTo(learner.email)).toHaveLength(2);
  });

  it('again keeps the date, and emails another choice for the certificates', async () => {
    const learner = await newLearner();
    const { body: first } = await askForDeletion(learner, learner.password);
    const again = await signIn(origin, learner.email, learner.password);
    const { body: second } = await askForDeletion(again, learner.password, true);
    expect(second).toEqual(first);
    const [changed, asked] = await emailsTo(learner.email);
    expect([changed, asked].map((email) => email?.text.includes('stay valid'))).toEqual([true, false]);
    expect((await again.send('GET', '/api/me')).status).toBe(401);
  });

  it('does nothing before the date', async () => {
    const learner = await newLearner();
    await askForDeletion(learner, learner.password);
    const before = new Date(Date.now() + 13 * day).toISOString();
    await eraseDueAccounts(25, before);
    const again = await signIn(origin, learner.email, learner.password);
    expect((await again.send('GET', '/api/me')).status).toBe(200);
  });

  it('lets nobody give the account a role until the user keeps it', async () => {
    const learner = await newLearner();
    await askForDeletion(learner, learner.password);
    const giveRole = () =>
      admin.send('POST', '/api/admin/roles', { user_id: learner.userId, role: 'moderator' });
    expect(await giveRole()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('will be deleted') },
    });
    await (await signIn(origin, learner.email, learner.password)).send('DELETE', '/api/me/deletion');
    expect((await giveRole()).status).toBe(201);
  });

  it('takes the role from an admin, which keeping the account does not give back', async () => {
    const person = await newAdmin();
    expect((await askForDeletion(person, person.password)).status).toBe(200);
    const again = await signIn(origin, person.email, person.password);
    expect((await again.send('GET', '/api/admin/analytics')).status).toBe(403);
    const { body } = await again.send('DELETE', '/api/me/deletion');
    expect(body.roles).toEqual(['user']);
  });
});

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

describe('an erasure', () => {
  it('forgets the person everywhere but in paid orders, and the address can sign up again', async () => {
    const account = await fullAccount(origin, admin);
    await addRareRows(account);
    await download(account);
    expect((await askForDeletion(account, account.password)).status).toBe(200);
    expect(await eraseAccount(account.userId ?? '', later)).toBe(true);
    const [last] = await emailsTo(account.email);
    expect(last?.subject).toMatch(/account was deleted$/);
    await expectForgotten(account);
    expect((await visitor.send('GET', `/api/certificates/${account.certificate}`)).status).toBe(404);
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
    const approved = await admin.send('POST', `/api/admin/refunds/${account.refund.id}/approve`);
    expect(approved).toMatchObject({ status: 200, body: { status: 'refunded', student_name: null } });
    expect((await admin.send('GET', '/api/admin/refunds?limit=100')).status).toBe(200);
    expect((await admin.send('GET', '/api/admin/audit-log?limit=100')).status).toBe(200);
    expect((await admin.send('GET', `/api/admin/users/${account.userId}`)).status).toBe(404);

    const year = new Date().getFullYear();
    await deleteExpiredOrders(100, `${year + 7}-12-31T23:59:59.999Z`);
    expect((await admin.send('GET', `/api/admin/orders/${account.paid.id}`)).status).toBe(200);
    await deleteExpiredOrders(100, `${year + 8}-01-01T00:00:00.001Z`);
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

  it('that crashes at different writes is completed by later runs', async () => {
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

  it('that crashes before or after any one of its writes is completed by the next run, with one last email', async () => {
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
        await deliverDueMails(100, '9999');
        const sent = (await emailsTo(learner.email)).filter(({ subject }) => subject.endsWith('was deleted'));
        expect(sent, `write ${failsAt}, ${isAfter ? 'after' : 'before'}`).toHaveLength(1);
        expect(await isInPool(learner.userId)).toBe(false);
      }
    }
    expect(crashes).toBeGreaterThan(5);
  });

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
