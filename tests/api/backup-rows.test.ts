import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Progress } from '../../lambdas/jobs/backup/manifest.ts';
import { temporaryFolder } from '../platform.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
const { putNew, transact } = await import('../../lambdas/src/platform/table.ts');
const { copyRows, newSegment, rowsFile } = await import('../../lambdas/jobs/backup/copy-rows.ts');
const { BackupFolder } = await import('../../lambdas/jobs/backup/folder.ts');

const run = 'sample';
const keys = Array.from({ length: 40 }, (_, at) => `ROW#${at}`);
await transact(keys.map((pk) => putNew({ pk, sk: 'ROW' })));

it('a backup that is interrupted again and again has each row once', async () => {
  const folder = new BackupFolder(path.join(temporaryFolder(), 'backup'));
  folder.create();
  const segments = [0, 1].map(newSegment);
  folder.writeProgress({
    source: run,
    table: TableName,
    started: new Date().toISOString(),
    segments,
    documents: 0,
  });
  let runs = 0;
  for (let isDone = false; !isDone; runs += 1) {
    const progress = folder.readProgress() as Progress;
    let pages = 0;
    const saved = folder.writeProgress.bind(folder);
    folder.writeProgress = (now) => {
      pages += 1;
      // The process ends after it wrote a page, before or after it saved that.
      if (pages % 4 === 3) throw new Error('killed');
      saved(now);
    };
    await copyRows(folder, progress, { run, pageSize: 3 }).then(
      () => (isDone = true),
      () => appendFileSync(path.join(folder.path, rowsFile(run, 0)), 'torn'),
    );
    folder.writeProgress = saved;
  }
  expect(runs).toBeGreaterThan(2);
  const found: string[] = [];
  for (const at of [0, 1])
    for await (const line of folder.lines(rowsFile(run, at))) found.push(JSON.parse(line).Item.pk.S);
  expect(found.toSorted()).toEqual(keys.toSorted());
  const { segments: done } = folder.readProgress() as Progress;
  expect(done.reduce((sum, { rows }) => sum + rows, 0)).toBe(keys.length);
});
