import type { BankQuestion } from './bank.ts';
import { bankCsv } from './bank-csv.ts';

/** What an import does with a bank. */
export interface BankImport<Question extends BankQuestion = BankQuestion> {
  /** The bank after the import. */
  bank: (Question | BankQuestion)[];
  added: BankQuestion[];
  changed: BankQuestion[];
  /** The number of questions of the file that the bank has already. */
  same: number;
}

const textOf = (question: BankQuestion): string => bankCsv([{ ...question, status: 'draft' }]);

/**
 * Merges the questions of a file into a bank by their ids. A question with another text replaces the one in the bank, as a
 * draft of the same origin; one with the same text changes nothing. A withdrawn question stays as it is.
 */
export function mergedBank<Question extends BankQuestion>(
  bank: readonly Question[],
  imported: readonly BankQuestion[],
): BankImport<Question> {
  const found = new Map(imported.map((question) => [question.id, question]));
  const changed = bank.flatMap((question) => {
    const other = found.get(question.id);
    const isChanged = other && question.status !== 'withdrawn' && textOf(question) !== textOf(other);
    if (!isChanged) return [];
    return [{ ...other, ...(question.provenance && { provenance: question.provenance }) }];
  });
  const changes = new Map(changed.map((question) => [question.id, question]));
  const known = new Set(bank.map(({ id }) => id));
  const added = imported.filter(({ id }) => !known.has(id));
  return {
    bank: [...bank.map((question) => changes.get(question.id) ?? question), ...added],
    added,
    changed,
    same: imported.length - added.length - changed.length,
  };
}
