import { expect, it } from 'vitest';
import { readPeopleText } from './people-file.ts';
import { peopleOutcomes } from './people-outcomes.ts';

/** Returns the people and the rest of a pasted text. */
function paste(text: string): string[] {
  const list = readPeopleText(text);
  if ('code' in list) return [list.code];
  const company = { domains: 'any', freeSeats: 100, known: new Map() } as const;
  return peopleOutcomes(list.rows, company).map(({ email, name, outcome }) =>
    outcome === 'new' ? `${name} <${email}>`.trimStart() : `${outcome}: ${email}`,
  );
}

it.each([
  ['one on a line', 'ana@example.com\n\nBO@example.com\r\n', ['<ana@example.com>', '<bo@example.com>']],
  ['one', 'ana@example.com', ['<ana@example.com>']],
  [
    'commas',
    'ana@example.com, bo@example.com,cy@example.com,',
    ['<ana@example.com>', '<bo@example.com>', '<cy@example.com>'],
  ],
  ['semicolons', 'ana@example.com;bo@example.com ; ', ['<ana@example.com>', '<bo@example.com>']],
  ['spaces', 'ana@example.com  bo@example.com', ['<ana@example.com>', '<bo@example.com>']],
  [
    'names',
    'Ana Diaz <ana@example.com>\nBo <bo@example.com>',
    ['Ana Diaz <ana@example.com>', 'Bo <bo@example.com>'],
  ],
  [
    'a mail program',
    '"Diaz, Ana" <ana@example.com>, Bo Sample <bo@example.com>',
    ['Ana Diaz <ana@example.com>', 'Bo Sample <bo@example.com>'],
  ],
  [
    'Outlook',
    'Diaz, Ana <ana@example.com>; Sample, Bo <bo@example.com>',
    ['Ana Diaz <ana@example.com>', 'Bo Sample <bo@example.com>'],
  ],
  [
    'family names and commas',
    'Diaz, Ana <ana@example.com>, Sample, Bo <bo@example.com>',
    ['Ana Diaz <ana@example.com>', 'Bo Sample <bo@example.com>'],
  ],
  ['one with a family name first', 'Diaz, Ana <ana@example.com>', ['Ana Diaz <ana@example.com>']],
  ['a name without an address', 'Ana Diaz\nbo@example.com', ['not_an_address: Ana Diaz', '<bo@example.com>']],
  ['a mistake', 'ana@example\nbo@example.com', ['not_an_address: ana@example', '<bo@example.com>']],
  ['only mistakes', 'ana@example\nbo@', ['not_an_address: ana@example', 'not_an_address: bo@']],
  [
    'the same twice',
    'ana@example.com, Ana <ANA@example.com>',
    ['<ana@example.com>', 'twice_in_file: ana@example.com'],
  ],
  [
    'a heading',
    'Please invite:\nana@example.com; bo@example.com',
    ['not_an_address: Please invite:', '<ana@example.com>', '<bo@example.com>'],
  ],
  [
    'cells of a spreadsheet',
    'Ana Diaz\tana@example.com\nBo\tbo@example.com',
    ['Ana Diaz <ana@example.com>', 'Bo <bo@example.com>'],
  ],
  ['cells with titles', 'Name\tEmail\nAna Diaz\tana@example.com', ['Ana Diaz <ana@example.com>']],
  [
    'rows of a file',
    'ana@example.com,Ana Diaz,Sales\nbo@example.com,Bo,Sales',
    ['Ana Diaz <ana@example.com>', 'Bo <bo@example.com>'],
  ],
  ['a column with a title', 'Email\nana@example.com', ['<ana@example.com>']],
  ['nothing', ' \n', ['empty_file']],
  ['no address', 'Ana Diaz, Bo', ['no_addresses']],
])('reads a pasted list: %s', (_, text, people) => {
  expect(paste(text)).toEqual(people);
});

it('says in which line each address is', () => {
  const list = readPeopleText('ana@example.com, bo@example.com\n\ncy@example.com');
  expect(list).toMatchObject({
    delimiter: undefined,
    rows: [
      { record: 1, lines: [1, 1] },
      { record: 2, lines: [1, 1] },
      { record: 3, lines: [3, 3] },
    ],
  });
});
