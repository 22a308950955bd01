import { mergedBank } from '@redwhiteandcode/contract/assessment/bank-import.ts';
import { readBankCsv } from '@redwhiteandcode/contract/assessment/read-bank-csv.ts';
import type { AssessmentDraft, ReadBank } from '@redwhiteandcode/design-system';
import { assessmentEditorCopy as copy } from './assessmentEditorCopy.ts';

/** Reads a bank from a file, and compares it with the one in the editor. */
export async function readBankFile(
  file: Pick<File, 'arrayBuffer'>,
  { bank }: Pick<AssessmentDraft, 'bank'>,
): Promise<ReadBank> {
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const read = readBankCsv(csv, () => crypto.randomUUID());
    return 'problem' in read ? read : mergedBank(bank, read.questions);
  } catch (error) {
    // Such as a NotReadableError, if the file was moved after it was chosen.
    if (error instanceof DOMException) return { problem: copy.unreadable };
    if (error instanceof TypeError) return { problem: copy.encoding };
    throw error;
  }
}
