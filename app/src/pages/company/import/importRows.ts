import type { ImportRow, ImportRowAction } from '@redwhiteandcode/design-system';
import type {
  ImportedPerson,
  ImportPreview,
  PreviewedRow,
} from '@redwhiteandcode/contract/company/import-operations.ts';
import { importOutcomeWords } from '@redwhiteandcode/contract/company/import-rules.ts';
import type { FileRow } from '@redwhiteandcode/contract/company/people-file.ts';
import {
  addressMessages,
  rowMessage,
  warningMessages,
} from '@redwhiteandcode/contract/company/people-messages.ts';
import { type PeopleRow, peopleRules } from '@redwhiteandcode/contract/company/people-rules.ts';
import { csvLine } from '@redwhiteandcode/contract/text/csv.ts';
import { importCopy as copy } from './importCopy.ts';

type Outcome = ImportedPerson['outcome'];

const words: Readonly<Record<Outcome, string>> = {
  ...importOutcomeWords,
  removed: 'Seat taken back',
  to_remove: 'Loses the seat',
};

const tones: Readonly<Record<Outcome, ImportRow['outcome']['tone']>> = {
  new: 'info',
  invited: 'success',
  already_invited: 'neutral',
  already_member: 'neutral',
  other_domain: 'warning',
  other_group: 'warning',
  no_seat: 'danger',
  twice_in_file: 'neutral',
  not_an_address: 'danger',
  too_many_invitations: 'warning',
  removed: 'warning',
  to_remove: 'warning',
};

const notes: Partial<Readonly<Record<Outcome, string>>> = {
  other_domain: 'The address is at another domain. Allow other domains to invite it.',
  other_group: 'A manager invites into their own groups. Enter one of your groups, or ask an owner.',
  no_seat: 'All seats are in use when this row’s turn comes.',
  too_many_invitations: 'This mailbox has got too many invitations today. Try again tomorrow.',
};

type Decided = Pick<PreviewedRow, 'reason' | 'first_record'> & { outcome: Outcome };

/** Returns what a person should know about an outcome. */
const notesOf = ({ outcome, reason, first_record }: Decided): string[] => {
  if (reason !== null) return [addressMessages[reason]];
  if (first_record !== null) return [`Row ${first_record} has the same address.`];
  const note = notes[outcome];
  return note === undefined ? [] : [note];
};

const placeOf = (record: number | null): string => (record === null ? '' : `Row ${record}`);

const outcomeOf = (outcome: Outcome): ImportRow['outcome'] => ({
  id: outcome,
  label: words[outcome],
  tone: tones[outcome],
});

/** Returns a row of an import as its table shows it. */
export const importedRow = (row: ImportedPerson, index: number): ImportRow => ({
  id: String(index),
  place: placeOf(row.record),
  email: row.email,
  name: row.name,
  group: row.group,
  outcome: outcomeOf(row.outcome),
  notes: notesOf(row),
});

/**
 * Returns a row of a list as the table of its check shows it. `checked` is what the check said; undefined for a row that was
 * not checked, because it was not read, or has changed since.
 */
export function reviewedRow(row: FileRow, checked: PreviewedRow | undefined): ImportRow {
  const { email, name, group } = checked ?? row;
  const shown = { id: String(row.record), place: placeOf(row.record), email, name, group };
  if (row.problem) {
    const isStatus = row.problem.code === 'status';
    const outcome = isStatus
      ? ({ id: 'confirm', label: copy.unread.confirm, tone: 'warning' } as const)
      : ({ id: 'unread', label: copy.unread.label, tone: 'danger' } as const);
    return { ...shown, outcome, notes: [rowMessage({ problem: row.problem, lines: row.lines })] };
  }
  if (!checked)
    return { ...shown, outcome: { id: 'stale', label: copy.unread.stale, tone: 'neutral' }, notes: [] };
  return {
    ...shown,
    outcome: outcomeOf(checked.outcome),
    notes: [...notesOf(checked), ...checked.warnings.map((warning) => warningMessages[warning])],
  };
}

/** Returns what can be done with a row before the list is applied. */
export const actionsOf = ({ outcome }: ImportRow): readonly ImportRowAction[] =>
  outcome.id === 'confirm' ? ['confirm', 'edit', 'leave-out'] : ['edit', 'leave-out'];

/** Returns the rows of a list that can be sent: those without a problem. */
export const sentRows = (rows: readonly FileRow[]): PeopleRow[] =>
  rows
    .filter(({ problem }) => problem === undefined)
    .map(({ record, email, name, group, manager }) => ({ record, email, name, group, manager }));

/** Checks a row that was mended. */
export function checkRow(
  values: Omit<PeopleRow, 'record'>,
): Partial<Record<keyof typeof peopleRules, string>> | undefined {
  const problems = (['email', 'name', 'group', 'manager'] as const).flatMap((field) => {
    const message =
      field === 'email' && values.email.trim() === ''
        ? addressMessages.empty
        : peopleRules[field](values[field]);
    return message === undefined ? [] : [[field, message] as const];
  });
  return problems.length === 0 ? undefined : Object.fromEntries(problems);
}

/** Returns the numbers of a check: how many people are invited, and how many seats are taken back. */
export const changesOf = ({ rows, removed }: ImportPreview): { invited: number; removed: number } => ({
  invited: rows.filter(({ outcome }) => outcome === 'new').length,
  removed: removed.length,
});

const header = csvLine(['row', 'email', 'name', 'group', 'manager', 'outcome', 'note']);

/** Returns the CSV file of rows with their outcomes. Excel reads it as UTF-8. */
export const outcomesCsv = (rows: readonly ImportedPerson[]): string =>
  `\uFEFF${header}${rows
    .map((row) =>
      csvLine([
        row.record,
        row.email,
        row.name,
        row.group,
        row.manager,
        words[row.outcome],
        notesOf(row).join(' '),
      ]),
    )
    .join('')}`;
