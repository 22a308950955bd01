import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Progress = z.object({
  /** The parts of the table that are read at the same time: the key of the last row that was indexed. */
  segments: z.array(z.object({ after: z.record(z.string(), z.string()).optional(), isDone: z.boolean() })),
  /** The rows that have been read. */
  rows: z.int(),
  /** The entries and counts that were wrong. */
  repaired: z.int(),
});

/** How far the rebuilding of the search index has come. */
export type Progress = z.output<typeof Progress>;

/** Returns the progress before the first row. */
export const newProgress = (segments: number): Progress => ({
  segments: Array.from({ length: segments }, () => ({ isDone: false })),
  rows: 0,
  repaired: 0,
});

/** The file in which an interrupted run leaves its progress. Row keys contain words of names, so only this account can read it. */
export class ProgressFile {
  readonly path: string;

  constructor(folder: string) {
    this.path = path.join(folder, 'reindex.json');
  }

  /** Returns the progress of an interrupted run; undefined if there is none. */
  read(): Progress | undefined {
    return existsSync(this.path) ? Progress.parse(JSON.parse(readFileSync(this.path, 'utf8'))) : undefined;
  }

  write(progress: Progress): void {
    mkdirSync(path.dirname(this.path), { recursive: true, mode: 0o700 });
    // Renamed, so that a process that is killed leaves the last progress.
    writeFileSync(`${this.path}.new`, JSON.stringify(progress), { mode: 0o600 });
    renameSync(`${this.path}.new`, this.path);
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}
