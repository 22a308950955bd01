import { describe, expect, it } from 'vitest';
import { type FileRow, readPeopleFile } from './people-file.ts';
import { peopleOutcomes } from './people-outcomes.ts';
import { peopleLimits } from './people-rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads a list that must be accepted. */
function read(source: Uint8Array | string, choices = {}) {
  const file = readPeopleFile(typeof source === 'string' ? bytes(source) : source, choices);
  if ('code' in file) throw new Error(`Refused: ${file.code}`);
  return file;
}

const outcomesIn = (rows: readonly FileRow[]) =>
  peopleOutcomes(rows, { domains: 'any', freeSeats: 5000, known: new Map() });

describe('a large file', () => {
  /** Returns a list as an HR system exports it. `again` repeats every hundredth address in capitals. */
  function largeList(count: number, { again = false, wide = false } = {}): string {
    const extra = Array.from({ length: wide ? 60 : 0 }, (_, at) => `Field ${at + 1}`);
    const address = (number: number) => `person.${String(number).padStart(5, '0')}@example.com`;
    const rows = Array.from({ length: count }, (_, at) => {
      const number = at + 1;
      const email = again && number % 100 === 0 ? address(at).toUpperCase() : address(number);
      const name = number % 7 === 0 ? `"Sample, Person ${number}"` : `Sample Person ${number}`;
      const manager = number % 50 === 0 ? '' : address(Math.ceil(number / 50) * 50);
      return [email, name, `Group ${number % 25}`, manager, ...extra.map((_, place) => `v${place}`)].join(
        ',',
      );
    });
    return `${[['email', 'name', 'group', 'manager', ...extra].join(','), ...rows].join('\r\n')}\r\n`;
  }

  it('has 5,000 people, each with an outcome', () => {
    const { rows } = read(largeList(peopleLimits.rows, { wide: true }));
    expect(rows).toHaveLength(5000);
    expect(rows.at(-1)).toMatchObject({ record: 5000, lines: [5001, 5001], group: 'Group 0', manager: '' });
    expect(rows[6]?.name).toBe('Sample, Person 7');
    expect(new Set(outcomesIn(rows).map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  });

  it('names each repeated address', () => {
    const outcomes = outcomesIn(read(largeList(5000, { again: true })).rows);
    expect(outcomes.filter(({ outcome }) => outcome === 'twice_in_file')).toHaveLength(50);
    expect(outcomes[4999]).toMatchObject({ email: 'person.04999@example.com', firstRecord: 4999 });
  });

  it('is refused with 5,001 people, and says how many it has', () => {
    expect(readPeopleFile(bytes(largeList(5001)))).toEqual({ code: 'too_many_rows', rows: 5001 });
  });

  it('does not count blank rows', () => {
    const file = read(`${largeList(5000)}${',,,\r\n'.repeat(3000)}`);
    expect([file.rows.length, file.blankRecords.length, file.blankRecords.at(-1)]).toEqual([
      5000, 3000, 8000,
    ]);
  });

  it('is refused above 20 MB', () => {
    expect(readPeopleFile(new Uint8Array(20_000_001))).toEqual({ code: 'too_large' });
  });
});

it('refuses a workbook of Excel before 2007', () => {
  const start = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  expect(readPeopleFile(start)).toEqual({ code: 'is_workbook' });
});

describe('a row', () => {
  it('without a column that a person left out has no such text', () => {
    const list = 'email,group,status\nana@example.com,Sales,Left\n';
    expect(read(list).rows[0]?.problem).toEqual({ code: 'status', header: 'status', status: 'Left' });
    expect(read(list, { status: null, group: null }).rows).toEqual([
      { record: 1, email: 'ana@example.com', name: '', group: '', manager: '', lines: [2, 2] },
    ]);
  });

  it('has only the texts of columns that are used', () => {
    const file = read('email,password,salary\nana@example.com,hunter2,90000\n');
    expect(JSON.stringify(file)).not.toMatch(/hunter2|90000/);
  });

  it('with a quote that is not closed names its lines, and shows no text of the others', () => {
    const { rows } = read('email,name\nana@example.com,"Ana\nbo@example.com,Bo\ncy@example.com,"Cy, Dr."\n');
    expect(rows).toMatchObject([{ lines: [2, 4], name: '', problem: { code: 'misplaced_quote' } }]);
  });

  it('is read with quotes within a cell', () => {
    expect(read('email,name\nana@example.com,Ana "Annie" Diaz\n').rows[0]).toMatchObject({
      name: 'Ana "Annie" Diaz',
      lines: [2, 2],
    });
  });

  it.each([
    ['name', 'a'.repeat(101)],
    ['group', 'a'.repeat(101)],
    ['manager', 'a'.repeat(301)],
    ['email', 'a'.repeat(301)],
    ['group', 'a\u0007b'],
  ])('is not read if its %s is too long or has control characters', (field, text) => {
    const cells = { email: 'ana@example.com', name: '', group: '', manager: '', [field]: text };
    const { rows } = read(`email,name,group,manager\n${Object.values(cells).join(',')}\n`);
    expect(rows[0]?.problem).toMatchObject({ code: 'bad_text', field });
  });

  it('may have blank cells after the last column', () => {
    expect(read('email,name\nana@example.com,Ana,, ,\n').rows[0]).not.toHaveProperty('problem');
  });
});

it('shows a text with a letter whose encoding was a guess', () => {
  const latin = Uint8Array.from('email,name,team\na@example.com,Ana,\nb@example.com,Zo\xEB,', (letter) =>
    letter.charCodeAt(0),
  );
  expect(read(latin)).toMatchObject({ encoding: 'windows-1252', example: 'Zoë' });
  expect(read('email,name\na@example.com,Zoë')).not.toHaveProperty('example');
});
