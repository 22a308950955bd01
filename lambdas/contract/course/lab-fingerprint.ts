import type { BlockOf } from './blocks.ts';

/** A lab whose solution an author's browser runs before the lab is published. */
export type RunnableLab = BlockOf<'python_lab' | 'sql_lab'>;

/** Returns everything of a lab that decides what a run does. */
function runsOf(lab: RunnableLab): unknown {
  const code = [lab.type, lab.start_code, lab.solution_code];
  return lab.type === 'sql_lab'
    ? [...code, lab.script, lab.is_ordered]
    : [...code, lab.files.map(({ name, content }) => [name, content]), lab.tests.map((test) => test.code)];
}

/** Returns a 32-bit hash of a text as 8 hexadecimal digits (FNV-1a over UTF-16 code units, from another start). */
function hash(text: string, start: number): string {
  let value = start;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * Returns 16 hexadecimal digits that change with everything that decides what a run of the lab does. It tells an editor's
 * stale check from a valid one; it is no protection against an author who computes it without running the lab.
 */
export function fingerprintOf(lab: RunnableLab): string {
  const text = JSON.stringify(runsOf(lab));
  return hash(text, 0x81_1c_9d_c5) + hash(text, 0x5b_d1_e9_95);
}

/** Returns whether an author's browser has checked the lab as it is. */
export const isChecked = (lab: RunnableLab): boolean => lab.checked === fingerprintOf(lab);
