import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Records } from './records.ts';

type Kind = keyof Records;
interface Entry {
  kind: Kind;
  value: { id: string };
}

function parseLine(line: string): Entry[] {
  try {
    return [JSON.parse(line) as Entry];
  } catch (error) {
    // A process killed while writing leaves at most one torn last line, which was never acknowledged.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The provider's records. Every change is on disk when a call returns, so it survives the end of the process. */
export interface Store {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** Returns all records of a kind, oldest first. */
  list<K extends Kind>(kind: K): Records[K][];
  /** Writes new states of records, all or none. */
  put(...entries: { [K in Kind]: { kind: K; value: Records[K] } }[Kind][]): void;
}

/** Opens the records in a folder, or in memory without one. */
export function openStore(folder: string | undefined): Store {
  const records = new Map<Kind, Map<string, { id: string }>>();
  const of = (kind: Kind) => {
    const known = records.get(kind) ?? new Map<string, { id: string }>();
    records.set(kind, known);
    return known;
  };
  const file = folder && path.join(folder, 'records.jsonl');
  if (file && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    for (const { kind, value } of lines.flatMap(parseLine).flatMap((line) => batchOf(line)))
      of(kind).set(value.id, value);
    const current = [...records].flatMap(([kind, all]) =>
      [...all.values()].map((value) => ({ kind, value })),
    );
    writeFileSync(`${file}.new`, current.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    renameSync(`${file}.new`, file);
  } else if (folder) mkdirSync(folder, { recursive: true });
  return {
    get: (kind, id) => of(kind).get(id) as never,
    list: (kind) => [...of(kind).values()] as never,
    put(...entries) {
      // One line for all records, so that a torn write loses all of them.
      if (file) appendFileSync(file, `${JSON.stringify({ batch: entries })}\n`);
      for (const { kind, value } of entries) of(kind).set(value.id, value);
    },
  };
}

const batchOf = (line: Entry | { batch: Entry[] }): Entry[] => ('batch' in line ? line.batch : [line]);

/** Makes an ID with Stripe's prefix. */
export const newId = (prefix: string): string => `${prefix}_local_${randomBytes(12).toString('hex')}`;

/** Returns the time in seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);
