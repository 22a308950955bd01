import { environment } from '../../src/platform/environment.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import type { Target } from '../platform/target.ts';
import { copyDocuments } from './documents.ts';
import { copyRows, newSegment, rowsFile } from './rows.ts';
import { copyUsers } from './users.ts';
import { BackupFolder, type Digest } from './folder.ts';
import type { Manifest, Progress } from './manifest.ts';

/** How many parts of the table are read at the same time. */
const segmentCount = 8;

/** The milliseconds after which an interrupted backup is not continued, because its rows would be from two days. */
const maxAge = 86_400_000;

interface Options {
  /** The table, if it is not the stack's. */
  table: string | undefined;
  /** The most rows of a page. @default 1 MB of rows */
  pageSize?: number;
  now?: number;
}

function startOf(
  folder: BackupFolder,
  earlier: Manifest | undefined,
  source: string,
  { table, now = Date.now() }: Options,
): Progress {
  const progress = folder.readProgress();
  const chosen = table ?? environment().tableName;
  const isSame = progress?.source === source && progress.table === chosen;
  const isComplete = progress?.started === earlier?.started;
  if (progress && isSame && !isComplete && now - Date.parse(progress.started) < maxAge) return progress;
  return {
    source,
    table: chosen,
    started: new Date(now).toISOString(),
    segments: Array.from({ length: segmentCount }, newSegment),
    documents: 0,
  };
}

/** Refuses to replace a backup by one of another stack, or by one that has lost most of its rows. */
function checkEarlier(
  earlier: Manifest | undefined,
  { source, rows }: { source: string; rows?: number },
): void {
  if (earlier && earlier.source !== source)
    throw new OperatorProblem(`The folder has a backup of ${earlier.source}: choose another folder.`);
  if (earlier && rows !== undefined && rows * 2 < earlier.rows)
    throw new OperatorProblem(
      `The table has ${rows} rows, but the backup in the folder has ${earlier.rows}: it stays as it is. Choose another folder.`,
    );
}

async function measure(folder: BackupFolder, names: readonly string[]): Promise<Manifest['files']> {
  const files: Record<string, Digest> = {};
  for (const name of names) {
    const digest = await folder.digest(name);
    if (!digest) throw new OperatorProblem(`${name} was deleted from the folder during the backup.`);
    files[name] = digest;
  }
  return files;
}

/** What a backup has, and how many of its documents are new in the folder. */
export interface Backup {
  manifest: Manifest;
  added: number;
}

/**
 * Copies the rows, the accounts of the user pool and the documents of a stack into a folder that only this account of the
 * computer can read. It replaces the folder's earlier backup of the stack when it is complete, and continues an interrupted
 * one. Throws an OperatorProblem if the folder has something else.
 */
export async function makeBackup(target: Target, path: string, options: Options): Promise<Backup> {
  const folder = new BackupFolder(path);
  const { name: source } = target;
  const earlier = folder.readManifest();
  checkEarlier(earlier, { source });
  folder.create();
  const progress = startOf(folder, earlier, source, options);
  const run = progress.started.replaceAll(/[-:.]/g, '');
  await copyRows(folder, progress, { run, pageSize: options.pageSize });
  const rows = progress.segments.reduce((sum, segment) => sum + segment.rows, 0);
  const [users, documents] = [`users-${run}.jsonl.gz`, `documents-${run}.jsonl.gz`];
  const names = [...progress.segments.map((_, at) => rowsFile(run, at)), users, documents];
  try {
    checkEarlier(earlier, { source, rows });
  } catch (error) {
    folder.discard(names);
    throw error;
  }
  const userCount = await copyUsers(folder, users, environment().userPoolId);
  // Documents come last: each one that a copied row names exists by now, unless it was deleted.
  const list = Object.keys(earlier?.files ?? {}).find((name) => name.startsWith('documents-'));
  const { files, added } = await copyDocuments(folder, progress, { file: documents, earlier: list });
  const manifest: Manifest = {
    version: 1,
    source,
    table: progress.table,
    started: progress.started,
    finished: new Date().toISOString(),
    rows,
    users: userCount,
    documents: files.size,
    files: await measure(folder, names),
  };
  folder.publish(manifest, files);
  return { manifest, added };
}
