import { describe, expect, it } from 'vitest';
import { signIn } from '../clients/api-client.ts';
import { askForDeletion } from '../clients/privacy-client.ts';
import { admin, emailsTo, newAdmin, newLearner, origin, runAs } from './shared-platform.ts';

const { eraseAccount, eraseDueAccounts } = await import('../../lambdas/src/privacy/erasure.ts');

const day = 86_400_000;
/** After every grace period. */
const later = new Date(Date.now() + 15 * day).toISOString();

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
    expect(email?.subject).toMatch(/will be deleted on \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T$/);
    expect(email?.text).toContain('/auth?returnTo=%2Faccount');

    const again = await signIn(origin, learner.email, learner.password);
    expect((await again.send('GET', '/api/me')).body.deletion_due).toBe(body.deletion_due);
    const kept = await again.send('DELETE', '/api/me/deletion');
    expect(kept.status).toBe(200);
    expect(kept.body).not.toHaveProperty('deletion_due');
    expect((await again.send('DELETE', '/api/me/deletion')).status).toBe(200);
    // The first email is the welcome.
    expect(await emailsTo(learner.email)).toHaveLength(3);
    expect(await runAs('EraseAccounts', () => eraseAccount(learner.userId ?? '', later))).toBe(false);
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
    await runAs('EraseAccounts', () => eraseDueAccounts(25, before));
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
