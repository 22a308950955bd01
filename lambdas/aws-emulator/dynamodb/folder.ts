import { constants } from 'node:fs';
import { access, mkdir, realpath } from 'node:fs/promises';
import type { Store } from './engine.ts';
import { database } from './source.ts';

/** The folders that this process has open: opening one twice would release LevelDB's lock. */
const openFolders = new Set<string>();

/** An open store. */
export interface OpenStore {
  store: Store;
  close: () => Promise<void>;
}

/** Opens the store in a folder, or in memory without one. Rejects with a one-line message when it cannot. */
export async function openStore(path: string | undefined): Promise<OpenStore> {
  const delays = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  if (path === undefined) {
    const store = database.create(delays);
    await store.db.open();
    return { store, close: () => store.db.close() };
  }
  const folder = await writableFolder(path);
  if (openFolders.has(folder)) throw new Error(inUse(path));
  openFolders.add(folder);
  const store = database.create({ ...delays, path: folder });
  try {
    await store.db.open();
  } catch (error) {
    openFolders.delete(folder);
    throw new Error(reasonNotOpened(path, error), { cause: error });
  }
  return { store, close: () => store.db.close().finally(() => openFolders.delete(folder)) };
}

async function writableFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new Error(cannotWrite(path, error), { cause: error });
  }
}

const inUse = (path: string) => `Another process is using ${path}. Stop it, or choose another DATA_DIR.`;

const cannotWrite = (path: string, error: unknown) =>
  `Cannot write to ${path} (${codeOf(error)}). Make the folder writable, or choose another DATA_DIR.`;

function reasonNotOpened(path: string, error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = codeOf(cause);
  if (code === 'LEVEL_LOCKED') return inUse(path);
  if (code === 'LEVEL_CORRUPTION') {
    return `The data in ${path} is damaged. Restore a copy or empty the folder, or choose another DATA_DIR.`;
  }
  return cannotWrite(path, cause instanceof Error ? cause : error);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
