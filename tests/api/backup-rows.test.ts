import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Progress } from '../../lambdas/jobs/backup/manifest.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
const { getItem, putNew, transact } = await import('../../lambdas/src/platform/table.ts');
const { courseGates, keys: keyOf } = await import('../../lambdas/src/platform/keys.ts');
const { copyRows, newSegment, rowsFile } = await import('../../lambdas/jobs/backup/rows.ts');
const { importRows } = await import('../../lambdas/jobs/backup/rows.ts');
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

it('rows are loaded with the new IDs of their users, which count at their gates, and second factors only of those who keep theirs', async () => {
  const [old, id, same] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
    '33333333-3333-4333-8333-333333333333',
  ];
  expect(keyOf.courseGate('course', id)).not.toEqual(keyOf.courseGate('course', old));
  const text = gzipSync('compressed');
  await transact([
    putNew({ pk: `ACCOUNT#${old}`, sk: 'PROFILE', user_id: old, gsi1pk: 'PROFILES', gsi1sk: `2026#${old}` }),
    putNew({ pk: `USER#${old}`, sk: 'TEXT', text }),
    ...[old, same].map((user) => putNew({ pk: `ACCOUNT#${user}`, sk: 'TWO_STEP' })),
    putNew({ ...keyOf.enrollment(old, 'course') }),
    ...courseGates('course').map((gate) =>
      putNew({ ...gate, enrollment_count: gate.sk === keyOf.courseGate('course', old).sk ? 1 : 0 }),
    ),
  ]);
  const folder = new BackupFolder(path.join(temporaryFolder(), 'backup'));
  folder.create();
  const segments = [newSegment()];
  const started = new Date().toISOString();
  await copyRows(folder, { source: run, table: TableName, started, segments, documents: 0 }, { run });
  const rows = segments[0]?.rows ?? 0;
  const counts = { rows, users: 0, documents: 0, files: { [rowsFile(run, 0)]: { bytes: 0, sha256: '' } } };
  const manifest = {
    version: 1,
    source: run,
    table: TableName,
    started,
    finished: started,
    ...counts,
  } as const;
  const ids = new Map([
    [old, id],
    [same, same],
  ]);
  const loaded = await importRows(folder, manifest, { table: TableName, ids });
  expect(loaded).toEqual({ rows: rows - 1, secondFactors: 1 });
  const read = (user: string, sk: string, kind = 'ACCOUNT') =>
    getItem({ pk: `${kind}#${user}`, sk }, z.looseObject({}));
  expect(await read(id, 'PROFILE')).toMatchObject({ user_id: id, gsi1sk: `2026#${id}` });
  expect(await read(id, 'TEXT', 'USER')).toMatchObject({ text: new Uint8Array(text) });
  const gates = await Promise.all(courseGates('course').map((gate) => getItem(gate, z.looseObject({}))));
  const enrolled = Object.fromEntries(gates.map((gate) => [gate?.['sk'], gate?.['enrollment_count']]));
  expect(enrolled).toEqual({
    ...Object.fromEntries(courseGates('course').map(({ sk }) => [sk, 0])),
    [keyOf.courseGate('course', id).sk]: 1,
  });
  expect(await read(id, 'TWO_STEP')).toBeUndefined();
  expect(await read(same, 'TWO_STEP')).toBeDefined();
});
