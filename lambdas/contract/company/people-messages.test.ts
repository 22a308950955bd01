import { expect, it } from 'vitest';
import { fileMessage, rowMessage } from './people-messages.ts';
import type { FileProblem, RowProblem } from './people-file.ts';

it.each<[FileProblem, string]>([
  [
    {
      code: 'duplicate_header',
      field: 'email',
      columns: [
        { at: 0, header: 'Email' },
        { at: 2, header: 'E-mail' },
      ],
    },
    'Several columns could be the email address: column 1 (“Email”), column 3 (“E-mail”). Choose one.',
  ],
  [{ code: 'too_many_rows', rows: 12_345 }, 'This list has 12,345 rows. Upload at most 5,000 at a time.'],
  [{ code: 'too_large' }, 'This file is larger than 20 MB. Remove the columns that are not needed.'],
])('a list with the problem %j', (problem, message) => {
  expect(fileMessage(problem)).toBe(message);
});

it.each<[RowProblem, lines: [number, number], string]>([
  [
    { code: 'misplaced_quote' },
    [4, 4],
    'A quote is missing or not doubled in line 4, so nothing in there was read.',
  ],
  [
    { code: 'unclosed_quote' },
    [4, 9],
    'A quote in line 4 is not closed, so the file was not read from there to its end (lines 4 to 9).',
  ],
  [
    { code: 'bad_text', field: 'email', message: 'Use at most 300 characters' },
    [4, 4],
    'Use at most 300 characters (email address).',
  ],
])('a row with the problem %j', (problem, lines, message) => {
  expect(rowMessage({ problem, lines })).toBe(message);
});
