import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from './settings.ts';

/** The files and folders of the local stack in its data folder. Others are neither changed nor deleted. */
export const dataFiles = [
  'format',
  'dynamodb',
  'cognito.sqlite',
  'cognito.sqlite-shm',
  'cognito.sqlite-wal',
  's3',
  'payments',
  'outbox.jsonl',
  'demo-data',
  'secrets.json',
  'issuer-keys.json',
  'server.pid',
  'stack.env',
  'reindex.json',
];

/** Creates a folder and its parents one by one: Node's `recursive` hangs where folders cannot be created (`/proc`). */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Makes a file, or a folder with all that is in it, readable only by this account. Links are not followed. */
function makePrivate(file: string): void {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return;
  const mode = entry.isDirectory() ? 0o700 : 0o600;
  if ((entry.mode & 0o777) !== mode) chmodSync(file, mode);
  if (entry.isDirectory()) for (const name of readdirSync(file)) makePrivate(path.join(file, name));
}

/** The number of the layout of the table's rows. A change that old rows do not fit gets the next one. */
const format = '4';

/** Marks a new data folder with the layout of its rows. Throws a StartError for a folder whose rows have another one. */
export function requireFormat(dataDir: string): void {
  const file = path.join(dataDir, 'format');
  if (!existsSync(path.join(dataDir, 'dynamodb'))) return writeFileSync(file, `${format}\n`);
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === format) return;
  throw new StartError(
    `The data in ${dataDir} was written by another version, and this one cannot read it. Choose another folder with DATA_DIR, or delete the data: npm run reset`,
  );
}

let usualMask: number | undefined;

/**
 * Creates the data folder. Only this account can read it, the stack's files in it, also old ones, and every file that
 * this process creates from now on. A folder of another account, or that others use too, such as a home folder, keeps its mode. Throws a
 * StartError if the folder is not writable.
 */
export function openDataDir(dataDir: string): void {
  usualMask ??= process.umask(0o077);
  try {
    createFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const isOwn = lstatSync(dataDir).uid === process.getuid?.();
    if (isOwn && readdirSync(dataDir).every((name) => dataFiles.includes(name))) chmodSync(dataDir, 0o700);
    for (const name of dataFiles) makePrivate(path.join(dataDir, name));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}). Choose another one with DATA_DIR.`,
    );
  }
}

/**
 * Starts a child process whose files everyone may read, as before `openDataDir`: a deployed build must be readable by
 * other accounts.
 */
export function withUsualMask<Result>(start: () => Result): Result {
  if (usualMask === undefined) return start();
  const own = process.umask(usualMask);
  try {
    return start();
  } finally {
    process.umask(own);
  }
}
