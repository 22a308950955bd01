import { groupedDigits } from '../text/money.ts';
import type { PeopleField } from './people-columns.ts';
import type { FileProblem, FileRow } from './people-file.ts';
import type { RowWarning } from './people-outcomes.ts';
import { peopleLimits } from './people-rules.ts';
import type { AddressProblem } from './typed-address.ts';

const fieldNames: Readonly<Record<PeopleField, string>> = {
  email: 'email address',
  name: 'name',
  group: 'group',
  manager: 'manager',
  status: 'status',
};

/** Returns the sentence for a list that was not read. */
export function fileMessage(problem: FileProblem): string {
  switch (problem.code) {
    case 'too_large':
      return `This file is larger than ${peopleLimits.bytes / 1_000_000} MB. Remove the columns that are not needed.`;
    case 'empty_file':
      return 'This file is empty.';
    case 'is_workbook':
      return 'This is a workbook, not a CSV file. Open it and save it as “CSV UTF-8”.';
    case 'is_html':
      return 'This is a web page, not a CSV file. Export the list as CSV.';
    case 'no_addresses':
      return 'No column has email addresses. Add a column with the title “email”.';
    case 'too_many_rows':
      return `This list has ${groupedDigits(problem.rows)} rows. Upload at most ${groupedDigits(peopleLimits.rows)} at a time.`;
    case 'duplicate_header': {
      const columns = problem.columns.map(({ at, header }) => `column ${at + 1} (“${header}”)`);
      return `Several columns could be the ${fieldNames[problem.field]}: ${columns.join(', ')}. Choose one.`;
    }
  }
}

const linesOf = ([first, last]: FileRow['lines']): string =>
  first === last ? `line ${first}` : `lines ${first} to ${last}`;

/** Returns the sentence for a row that was not read, or that a person must confirm. */
export function rowMessage({ problem, lines }: Required<Pick<FileRow, 'problem' | 'lines'>>): string {
  switch (problem.code) {
    case 'unclosed_quote':
      return `A quote in line ${lines[0]} is not closed, so the file was not read from there to its end (${linesOf(lines)}).`;
    case 'misplaced_quote':
      return `A quote is missing or not doubled in ${linesOf(lines)}, so nothing in there was read.`;
    case 'too_many_cells':
      return `This row has ${problem.cells} cells, but there are ${problem.columns} columns. Is there a comma in a name?`;
    case 'bad_text':
      return `${problem.message} (${fieldNames[problem.field]}).`;
    case 'status':
      return `“${problem.header}” is “${problem.status}”. Confirm that this person still works for you.`;
  }
}

/** Why a text is not an email address, in one sentence. */
export const addressMessages: Readonly<Record<AddressProblem, string>> = {
  empty: 'This row has no email address.',
  formula: 'This is a formula, not an email address.',
  spreadsheet_error: 'This is an error of the spreadsheet, not an email address.',
  two_addresses: 'Two addresses are in one cell. Give each person a row.',
  no_domain_ending: 'The domain has no ending, such as .com.',
  too_long: 'Email addresses have at most 128 characters.',
  not_an_address: 'This is not an email address.',
};

/** What a person should check in a row that is applied. */
export const warningMessages: Readonly<Record<RowWarning, string>> = {
  own_manager: 'This person is their own manager. The manager will be left out.',
  outside_manager: 'The manager is not in your company and will be left out.',
  named_manager: 'The manager is a name. Only an email address links a person to their manager.',
  manager_circle: 'This manager reports to this person, directly or through others.',
  lost_character: 'A character was lost before the upload. Check the name and the group.',
  garbled: 'Letters look damaged. Check the name and the group.',
};
