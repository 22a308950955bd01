import * as z from 'zod';
import type { Work } from '@redwhiteandcode/contract/learning/work.ts';
import { unpack } from '../course/modules.ts';

/**
 * A learner's work in a block as it is stored. `changes` has the number of the newest change of each of the last tabs that
 * saved it, and `replaced` counts the versions that other tabs or devices replaced.
 */
export interface StoredWork {
  work: Work;
  version: number;
  tab: string;
  changes: Readonly<Record<string, number>>;
  changed_at: string;
  replaced: number;
}

/** An earlier version of a learner's work. */
export interface ReplacedWork {
  work: Work;
  changed_at: string;
}

const packed = z.instanceof(Uint8Array).transform(unpack);

/** A learner's work in the table. The answer and its state are compressed; the key contains the block's id. */
export const WorkItem = z
  .object({
    sk: z.string(),
    work: packed,
    version: z.int(),
    tab: z.string(),
    changes: z.record(z.string(), z.int()),
    changed_at: z.string(),
    saved_at: z.string(),
    replaced: z.int(),
  })
  .transform(({ sk, work, ...row }) => {
    const [, course_id = '', module = '', lesson = '', block_id = ''] = sk.split('#');
    const numbers = { module_number: Number(module), lesson_number: Number(lesson) };
    return { ...row, work: work as Work, course_id, ...numbers, block_id };
  });

/** The earlier versions of work in the table, newest first. */
export const EarlierWorkItem = z
  .object({ sk: z.string(), versions: packed })
  .transform(({ sk, versions }) => ({
    course_id: sk.split('#')[1] ?? '',
    block_id: sk.split('#')[4] ?? '',
    versions: versions as ReplacedWork[],
  }));
