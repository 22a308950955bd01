import { rowOutcomes } from './people-outcomes.ts';

/** What became of a row of an import: what the preview said, until the person is invited (`new`) or cannot be any more. */
export const importOutcomes = [...rowOutcomes, 'invited', 'too_many_invitations'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** The states of an import. One that failed keeps what it has done. */
export const importStates = ['running', 'done', 'failed'] as const;

/** For how many days an import and its rows are kept. */
export const importDays = 7;

/** The words for the outcomes of rows. */
export const importOutcomeWords: Readonly<Record<ImportOutcome, string>> = {
  new: 'Will be invited',
  invited: 'Invited',
  already_invited: 'Already invited',
  already_member: 'Already a member',
  other_domain: 'Other domain',
  other_group: 'Not in your groups',
  no_seat: 'No seat left',
  twice_in_file: 'Twice in the list',
  not_an_address: 'Not an address',
  too_many_invitations: 'Too many invitations',
};
