import { appendFileSync, cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../../lambdas/jobs/platform/local-target.ts';
import { pdf, submit, upload } from '../clients/liftoff-client.ts';
import { runJob, temporaryFolder } from '../platform/platform.ts';
import { admin, dataDir, newLearner, origin } from './shared-platform.ts';

const { makeBackup } = await import('../../lambdas/jobs/backup/backup.ts');
const { BackupFolder } = await import('../../lambdas/jobs/backup/folder.ts');

const backup = (folder: string) => runJob(dataDir, 'backup', folder);
const verify = (folder: string) => runJob(dataDir, 'verify-backup', folder);

/** Reads the lines of a kind in a backup. */
const linesOf = (folder: string, kind: string) =>
  globSync(`${kind}-*.jsonl.gz`, { cwd: folder }).flatMap((name) =>
    gunzipSync(readFileSync(path.join(folder, name)))
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );

const filesIn = (folder: string) =>
  globSync('**', { cwd: folder }).filter((name) => statSync(path.join(folder, name)).isFile());

async function newApplicant() {
  const applicant = await newLearner('Backup Applicant');
  const file = pdf(700);
  const { body } = await submit(applicant, { proof_upload_key: await upload(origin, applicant, file) });
  return { ...applicant, file, key: String(body.proof_document_url) };
}

describe('a backup', () => {
  it('has the rows, accounts with their groups, and documents, in files that only this account can read', async () => {
    const { userId, email, password, file, key } = await newApplicant();
    const folder = path.join(temporaryFolder(), 'backup');
    expect(await backup(folder)).toMatch(/^\d+ rows, \d+ accounts and \d+ documents, \d+ of them new, /);

    const rows = linesOf(folder, 'rows').map(({ Item }) => Item);
    expect(rows.find(({ pk, sk }) => pk.S === `ACCOUNT#${userId}` && sk.S === 'PROFILE')).toMatchObject({
      email: { S: email },
    });
    expect(new Set(rows.map(({ pk, sk }) => JSON.stringify([pk.S, sk.S]))).size).toBe(rows.length);
    expect(linesOf(folder, 'users').find(({ id }) => id === userId)).toMatchObject({
      attributes: { email },
      isEnabled: true,
      status: 'CONFIRMED',
    });
    const groupsOf = new Map(linesOf(folder, 'users').map(({ id, groups }) => [id, groups]));
    expect(groupsOf.get(admin.userId)).toContain('admin');
    expect(groupsOf.get(userId)).not.toContain('admin');
    const document = linesOf(folder, 'documents').find((each) => each.key === key);
    expect(document.headers).toMatchObject({ ContentType: 'application/pdf', CacheControl: 'no-store' });
    expect(readFileSync(path.join(folder, document.file))).toEqual(Buffer.from(file));

    for (const name of filesIn(folder)) {
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
      if (name.endsWith('.gz'))
        expect(gunzipSync(readFileSync(path.join(folder, name))).includes(password)).toBe(false);
    }
    for (const name of ['', 'documents']) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o700);
    expect(await verify(folder)).toContain(`${rows.length} rows`);
  });

  it('that is repeated reads only new documents, and leaves out what was deleted', async () => {
    await newApplicant();
    const folder = path.join(temporaryFolder(), 'backup');
    await backup(folder);
    const first = filesIn(folder);
    const { key } = await newApplicant();
    // A document that is in the backup, and no longer in the bucket.
    const stray = 'documents/'.padEnd(74, '0');
    writeFileSync(path.join(folder, stray), 'stray', { mode: 0o600 });
    writeFileSync(path.join(folder, 'letter.txt'), 'Hello', { mode: 0o600 });
    expect(await backup(folder)).toMatch(/documents, 1 of them new, /);
    const second = filesIn(folder);
    expect(linesOf(folder, 'documents').map((each) => each.key)).toContain(key);
    expect(second).not.toContain(stray);
    expect(second).toContain('letter.txt');
    expect(second).toHaveLength(first.length + 2);
    await verify(folder);
  });

  it('that is interrupted continues with its rows, and does not read its documents again', async () => {
    await newApplicant();
    const folder = path.join(temporaryFolder(), 'backup');
    const target = dataFolder({ DATA_DIR: dataDir });
    const run = () => makeBackup(target, folder, { table: undefined });
    const publish = vi.spyOn(BackupFolder.prototype, 'publish').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(run()).rejects.toThrow('killed');
    publish.mockRestore();
    const { started } = JSON.parse(readFileSync(path.join(folder, 'progress.json'), 'utf8'));
    const { manifest, added } = await run();
    expect([manifest.started, added]).toEqual([started, 0]);
    expect(manifest.documents).toBeGreaterThan(0);
    await verify(folder);
    expect((await run()).manifest.started).not.toBe(started);
  });

  it('is checked: files that are missing or were changed are found', async () => {
    await newApplicant();
    const folder = path.join(temporaryFolder(), 'backup');
    await backup(folder);
    const damages: [damage: (copy: string) => void, found: RegExp][] = [
      [(copy) => appendFileSync(rowsFile(copy), ' '), /^rows-.* is missing or was changed\.$/m],
      [(copy) => rmSync(rowsFile(copy)), /^rows-.* is missing or was changed\.$/m],
      [
        (copy) => writeFileSync(path.join(copy, linesOf(copy, 'documents')[0].file), 'other'),
        /^documents\/.* is missing or was changed\.$/m,
      ],
      [
        (copy) => changeManifest(copy, ({ rows }) => ({ rows: rows + 1 })),
        /^There are \d+ rows instead of \d+\.$/m,
      ],
    ];
    for (const [damage, found] of damages) {
      const copy = path.join(temporaryFolder(), 'copy');
      cpSync(folder, copy, { recursive: true });
      damage(copy);
      await expect(verify(copy)).rejects.toThrow(found);
    }
  });

  it('never replaces something else: other files, another stack’s backup, or far more rows', async () => {
    const folder = path.join(temporaryFolder(), 'backup');
    await backup(folder);
    const { manifest } = changeManifest(folder, ({ rows }) => ({ rows: rows * 3 }));
    await expect(backup(folder)).rejects.toThrow(/The table has \d+ rows, but the backup in the folder has/);
    expect(filesIn(folder).sort()).toEqual(['manifest.json', ...filesIn(folder).filter(isList)].sort());
    changeManifest(folder, () => ({ ...manifest, source: 'the stack Other' }));
    await expect(backup(folder)).rejects.toThrow(/The folder has a backup of the stack Other/);
    const other = temporaryFolder();
    writeFileSync(path.join(other, 'letter.txt'), 'Hello');
    await expect(backup(other)).rejects.toThrow(/has other files: choose an empty one/);
    await expect(verify(other)).rejects.toThrow(/There is no complete backup/);
  });
});

const isList = (name: string) => name.endsWith('.gz') || name.startsWith('documents/');
const rowsFile = (folder: string) => path.join(folder, globSync('rows-*', { cwd: folder })[0] ?? '');

/** Changes the manifest of a backup. Returns it as it was. */
function changeManifest(folder: string, change: (manifest: { rows: number }) => object) {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...change(manifest) }));
  return { manifest };
}
