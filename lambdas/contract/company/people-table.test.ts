import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPeopleText } from './people-file.ts';

/** Reads a list that must be accepted. */
function read(text: string, choices = {}) {
  const list = readPeopleText(text, choices);
  if ('code' in list) throw new Error(`Refused: ${list.code}`);
  return list;
}

it('finds a header below other lines, but not below the tenth line', () => {
  const list = 'email,group\nana@example.com,Sales\n';
  expect(read(`${'Report,\n'.repeat(9)}${list}`)).toMatchObject({ headerLine: 10, isGuessed: false });
  expect(readPeopleText(`${'Report,\n'.repeat(10)}${list}`)).toEqual({ code: 'no_addresses' });
});

it('asks a person to confirm a header with unknown words', () => {
  const file = read('Correo;Nombre;Equipo\nana@example.com;Ana;Ventas\n');
  expect(file).toMatchObject({ delimiter: ';', headerLine: 1, isGuessed: true });
  expect(file.columns).toEqual([
    { header: 'Correo', use: 'email' },
    { header: 'Nombre', use: 'name' },
    { header: 'Equipo', use: 'group' },
  ]);
  expect(file.rows).toMatchObject([{ record: 1, email: 'ana@example.com', name: 'Ana', group: 'Ventas' }]);
});

it('takes no row whose address is wrong for a header', () => {
  const file = read('ana@example,Ana,Sales\nbo@example.com,Bo,Sales\n');
  expect(file).toMatchObject({ headerLine: undefined, isGuessed: true });
  expect(file.rows.map(({ email }) => email)).toEqual(['ana@example', 'bo@example.com']);
});

it('counts the line that names the delimiter', () => {
  expect(read('sep=|\nemail|name\nana@example.com|Ana')).toMatchObject({
    headerLine: 2,
    rows: [{ lines: [3, 3] }],
  });
});

it('asks which of two columns has the addresses, and takes the one that a person chose', () => {
  const list = 'email,name,email\nana@example.com,Ana,bo@example.com\n';
  expect(readPeopleText(list)).toEqual({
    code: 'duplicate_header',
    field: 'email',
    columns: [
      { at: 0, header: 'email' },
      { at: 2, header: 'email' },
    ],
  });
  expect(read(list, { email: 2 }).rows).toMatchObject([{ email: 'bo@example.com', name: 'Ana' }]);
});

it.each([
  ['email,name;x\nana@example.com,Ana;1', ','],
  ['email\nana@example.com', ','],
  ['"email";"a,b,c,d";name\nana@example.com;x;Ana', ';'],
  ['name;email\nDiaz, Ana;ana@example.com', ';'],
  ['Ana;Diaz, Dr.;ana@example.com\nBo;Sample;bo@example.com', ';'],
  ['Diaz, Ana|ana@example.com|Sales, East', '|'],
])(
  'finds the delimiter of %j by its header, or by its first record with an address: %j',
  (text, delimiter) => {
    expect(read(text).delimiter).toBe(delimiter);
  },
);

it('believes a line that names the delimiter', () => {
  expect(read('"sep=,"\r\nemail,a;b;c\r\nana@example.com,1').columns.map(({ header }) => header)).toEqual([
    'email',
    'a;b;c',
  ]);
  expect(read('SEP=^\nemail^name\nana@example.com^Ana').rows).toMatchObject([{ name: 'Ana' }]);
});

it('takes the titles of a single column for a row, so that no wrong address is lost', () => {
  expect(read('ana@example\nbo@example.com').rows.map(({ email }) => email)).toEqual([
    'ana@example',
    'bo@example.com',
  ]);
});

it('reads the same people with every delimiter and line end', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aé,;"|\t -'.split('')), maxLength: 8 });
  const people = fc.array(fc.tuple(fc.nat(99), text, text), { minLength: 1, maxLength: 6 });
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const delimiter = fc.constantFrom(',', ';', '\t', '|');
  fc.assert(
    fc.property(people, delimiter, fc.constantFrom('\n', '\r\n', '\r'), (list, by, end) => {
      const rows = list.map(([number, name, group]) => [`p${number}@example.com`, name, group]);
      const write = (separator: string, lineEnd: string) =>
        [['email', 'name', 'team'], ...rows].map((cells) => cells.map(quoted).join(separator)).join(lineEnd);
      const file = read(write(by, end));
      expect(file.rows).toEqual(read(write(',', '\n')).rows);
      expect(file.rows.map(({ email }) => email)).toEqual(rows.map(([email]) => email));
    }),
  );
});
