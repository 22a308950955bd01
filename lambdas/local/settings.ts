import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** A start that cannot be: its message is the one line that a person reads. */
export class StartError extends Error {
  override name = 'StartError';
}

/** How the platform is started. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  siteUrl: string;
}

/** The repository's root folder. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Reads `PORT`, `HOST`, `DATA_DIR` and `SITE_URL`. Throws a StartError that says what is wrong with one. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const port = Number(variables.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartError(`PORT must be a whole number from 0 to 65535, not "${variables.PORT}".`);
  }
  const siteUrl = (variables.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
  if (!URL.canParse(siteUrl) || !/^https?:$/.test(new URL(siteUrl).protocol)) {
    throw new StartError(
      `SITE_URL must be a web address such as https://example.com, not "${variables.SITE_URL}".`,
    );
  }
  const { GEMINI_BASE_URL: gemini } = variables;
  if (gemini && !URL.canParse(gemini)) {
    throw new StartError(
      `GEMINI_BASE_URL must be a web address such as https://example.com, not "${gemini}".`,
    );
  }
  return {
    port,
    host: variables.HOST || 'localhost',
    dataDir: path.resolve(repository, variables.DATA_DIR || '.data'),
    siteUrl,
  };
}

/** Makes a folder and those above it, one by one: Node's `recursive` never ends where the system makes no folders (`/proc`). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Makes the data folder. Throws a StartError when it cannot be written. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}). Choose another one with DATA_DIR.`,
    );
  }
}
