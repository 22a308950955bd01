import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../samples/sample.ts';
import { dataIn, downloadArchive, fullAccount } from '../clients/privacy-client.ts';
import { runJob, temporaryFolder } from '../platform/platform.ts';
import { addRareRows, naming, readTable } from './account-rows.ts';
import { admin, dataDir, enroll, newLearner, origin, sendMessage } from './shared-platform.ts';

const { addressHash } = await import('../../lambdas/src/platform/address-hash.ts');
const { readPersonOf } = await import('../../lambdas/src/rows/person/read.ts');
const { fingerprint } = await import('../../lambdas/src/platform/caller-limits.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { transact } = await import('../../lambdas/src/platform/table.ts');
const { kindsOf, rowKinds } = await import('../../lambdas/src/privacy/registry.ts');

/** Adds a passkey, of which the archive has neither the credential nor the key. */
async function addPasskey(userId = ''): Promise<void> {
  const passkey = {
    credential_id: 'secret-id',
    public_key: 'secret-key',
    sign_count: 0,
    transports: [],
    name: 'Laptop',
    created_at: '2026-01-01T12:00:00.000Z',
  };
  await transact([{ Put: { Item: { ...keys.twoStep(userId), passkeys: { one: passkey } } } }]);
}

describe('the archive of a user’s data', () => {
  it('has every row that names the user, and the documents', async () => {
    const account = await fullAccount(origin, admin);
    const other = await newLearner('Someone Else');
    await enroll(other, 'ai-literacy-101');
    await addRareRows(account);
    await addPasskey(account.userId);
    const { userId = '', email, toolkit } = account;
    const person = await readPersonOf(account.company, email);
    const names = [userId, email, addressHash(email), fingerprint(email), toolkit, person?.id ?? userId];
    const named = naming(await readTable(), names);
    const files = await downloadArchive(origin, account);
    const data = dataIn(files);

    const counts = new Map<string, number>();
    for (const row of named) {
      const [kind, ...more] = kindsOf(row);
      expect([kind, ...more], `${row.pk} ${row.sk}`).toEqual([expect.any(String)]);
      const found = rowKinds[kind ?? 'profile'];
      if (!('exported' in found)) {
        expect(['approvalToken', 'companyAddress', 'companyLink', 'indexEntry', 'indexed']).toContain(kind);
        continue;
      }
      const { exported } = found;
      if (!('as' in exported)) continue;
      // These rows have several: each session or passkey is one in the archive.
      const several = new Map<string | undefined, unknown>([
        ['sessions', row.sessions],
        ['twoStep', row.passkeys],
      ]).get(kind);
      const count = several ? Object.keys(several).length : 1;
      counts.set(exported.as, (counts.get(exported.as) ?? 0) + count);
    }
    const lengths = Object.entries(data).filter(([, group]) => Array.isArray(group));
    expect(Object.fromEntries(lengths.map(([group, rows]) => [group, rows.length]))).toEqual(
      Object.fromEntries(counts),
    );
    // The account has used everything: no kind that is exported is without rows.
    expect(lengths.filter(([, rows]) => rows.length === 0)).toEqual([]);

    expect(data.assessment_attempts?.[0]).toMatchObject({
      questions: expect.arrayContaining([expect.objectContaining({ prompt: expect.any(String) })]),
    });
    const text = JSON.stringify(data);
    // No key of a question.
    expect(text).not.toContain('is_right');
    for (const secret of ['"handle"', '"secret', other.userId, other.email, 'Someone Else', admin.userId])
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

  it.runIf(isFullRun)(
    'leaves out what only names the address while the user has not proven to own it',
    async () => {
      const owner = await fullAccount(origin, admin);
      const stranger = await newLearner();
      // As if the stranger had registered someone else's address.
      expect((await sendMessage({ email: stranger.email })).status).toBe(204);
      expect(dataIn(await downloadArchive(origin, stranger)).messages).toEqual([]);
      expect(dataIn(await downloadArchive(origin, owner)).messages).toHaveLength(1);
    },
  );

  it('cannot be opened without its signature', async () => {
    const learner = await newLearner();
    const { body } = await learner.send('POST', '/api/me/export');
    const unsigned = new URL(body.url, origin);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(403);
    expect(Date.parse(body.expires_at) - Date.now()).toBeLessThanOrEqual(300_000);
  });
});

it.runIf(isFullRun)(
  'an operator’s export of an account is the archive that its user downloads, in a private file',
  async () => {
    const learner = await newLearner();
    await enroll(learner, 'ai-literacy-101');
    const file = path.join(temporaryFolder(), 'account.zip');
    await runJob(dataDir, 'export-account', learner.email, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [exported, downloaded] = [
      unzipSync(readFileSync(file)),
      await downloadArchive(origin, learner),
    ].map((files) => {
      const { exported_at: _, ...data } = JSON.parse(new TextDecoder().decode(files['data.json']));
      return { names: Object.keys(files), data };
    });
    expect(exported).toEqual(downloaded);
    expect(exported?.data.profile).toMatchObject([{ email: learner.email }]);
    expect(exported?.data.enrollments).toHaveLength(1);
    await expect(runJob(dataDir, 'export-account', learner.userId ?? '', file)).rejects.toThrow(
      /exists already/,
    );
  },
);
