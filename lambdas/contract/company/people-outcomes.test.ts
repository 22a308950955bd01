import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressesOf, type CompanyState, groupKey, peopleOutcomes } from './people-outcomes.ts';
import type { PeopleRow } from './people-rules.ts';

const row = (record: number, email: string, more: Partial<PeopleRow> = {}): PeopleRow => ({
  record,
  email,
  name: '',
  group: '',
  manager: '',
  ...more,
});
const company = (state: Partial<CompanyState> = {}): CompanyState => ({
  domains: new Set(['example.com']),
  freeSeats: 100,
  known: new Map(),
  ...state,
});

it('lists the addresses of people and managers once', () => {
  const rows = [
    row(1, 'Ana <ANA@example.com>', { manager: 'mailto:lee@example.com' }),
    row(2, 'lee@example.com', { manager: 'Boss, Bo' }),
    row(3, 'n/a', { manager: 'ana@example.com' }),
  ];
  expect(addressesOf(rows)).toEqual(['ana@example.com', 'lee@example.com']);
});

it.each([
  ['a member of another domain stays a member', 'kim@example.org', 'already_member'],
  ['an invited person of another domain stays invited', 'lou@example.org', 'already_invited'],
  ['a domain below a proven one is another', 'ana@mail.example.com', 'other_domain'],
  ['a domain that ends like a proven one is another', 'ana@badexample.com', 'other_domain'],
])('%s', (_, email, outcome) => {
  const known = new Map([
    ['kim@example.org', 'already_member'],
    ['lou@example.org', 'already_invited'],
  ] as const);
  expect(peopleOutcomes([row(1, email)], company({ known }))).toMatchObject([{ outcome }]);
});

it('invites addresses of any domain after a person allowed them', () => {
  const rows = [row(1, 'kim@example.org', { manager: 'lee@example.net' })];
  expect(peopleOutcomes(rows, company({ domains: 'any' }))).toMatchObject([
    { outcome: 'new', manager: 'lee@example.net', warnings: [] },
  ]);
});

it('takes the name before the address only if the row has none', () => {
  const rows = [row(1, 'Ana Diaz <ana@example.com>'), row(2, 'Bo <bo@example.com>', { name: 'Bo Sample' })];
  expect(peopleOutcomes(rows, company()).map(({ name }) => name)).toEqual(['Ana Diaz', 'Bo Sample']);
});

it('counts an address of another domain twice as once', () => {
  const rows = [row(4, 'kim@example.org'), row(9, 'KIM@example.org')];
  expect(peopleOutcomes(rows, company())[1]).toMatchObject({ outcome: 'twice_in_file', firstRecord: 4 });
});

it.each<[string, [manager: string, warning: string | undefined][]]>([
  [
    'three in a circle',
    [
      ['b', undefined],
      ['c', undefined],
      ['a', 'manager_circle'],
    ],
  ],
  [
    'one below a circle of two',
    [
      ['b', undefined],
      ['a', 'manager_circle'],
      ['a', undefined],
    ],
  ],
  [
    'a chain',
    [
      ['b', undefined],
      ['c', undefined],
      ['', undefined],
    ],
  ],
])('%s', (_, managers) => {
  const address = (letter: string) => (letter === '' ? '' : `${letter}@example.com`);
  const rows = managers.map(([manager], at) =>
    row(at + 1, address('abc'[at] ?? ''), { manager: address(manager) }),
  );
  expect(peopleOutcomes(rows, company()).map(({ manager, warnings }) => [manager, warnings])).toEqual(
    managers.map(([manager, warning]) => [address(manager), warning === undefined ? [] : [warning]]),
  );
});

it('keeps a manager of another domain who is in the company', () => {
  const rows = [row(1, 'ana@example.com', { manager: 'kim@example.org' })];
  const known = new Map([['kim@example.org', 'already_member']] as const);
  expect(peopleOutcomes(rows, company({ known }))).toMatchObject([
    { manager: 'kim@example.org', warnings: [] },
  ]);
});

it('leaves out a manager of another domain whose row is not applied', () => {
  const rows = [row(1, 'ana@example.com', { manager: 'kim@example.org' }), row(2, 'kim@example.org')];
  expect(peopleOutcomes(rows, company())[0]).toMatchObject({ manager: '', warnings: ['outside_manager'] });
});

it.each([
  ['ZoÃ« Sample', ['garbled']],
  ['JosÃ© Sample', ['garbled']],
  ['Oâ€™Neill', ['garbled']],
  ['Jos\uFFFD', ['lost_character']],
  ['\uFFFD ZoÃ«', ['lost_character', 'garbled']],
  ['Zoë Sämple', []],
  ['JOÃO SÃO', []],
  ['Åsa Ängström', []],
  ['Ñandú “Ñ” O’Neill', []],
  ['Ελένη Дмитрий 李', []],
])('the name %j gets the warnings %j, also in a group', (name, warnings) => {
  const rows = [row(1, 'ana@example.com', { name }), row(2, 'bo@example.com', { group: name })];
  expect(peopleOutcomes(rows, company()).map((each) => each.warnings)).toEqual([warnings, warnings]);
});

const people = fc.array(
  fc.record({
    email: fc.constantFrom(
      'a@example.com',
      'B@example.com',
      'c@example.com',
      'd@example.org',
      'e@example.com',
      'x',
      '',
    ),
    manager: fc.constantFrom('', 'a@example.com', 'b@example.com', 'c@example.com', 'd@example.org', 'Lee'),
  }),
  { maxLength: 12 },
);

it('never gives more seats than are free, gives them in order, and changes nothing the second time', () => {
  fc.assert(
    fc.property(people, fc.nat(5), (list, freeSeats) => {
      const rows = list.map(({ email, manager }, at) => row(at + 1, email, { manager }));
      const first = peopleOutcomes(rows, company({ freeSeats }));
      const taken = first.filter(({ outcome }) => outcome === 'new');
      const refused = first.findIndex(({ outcome }) => outcome === 'no_seat');
      expect(taken.length).toBeLessThanOrEqual(freeSeats);
      if (refused !== -1) {
        expect(taken).toHaveLength(freeSeats);
        expect(first.slice(refused).some(({ outcome }) => outcome === 'new')).toBe(false);
      }
      const known = new Map(taken.map(({ email }) => [email, 'already_invited'] as const));
      const again = peopleOutcomes(first, company({ freeSeats: freeSeats - taken.length, known }));
      expect(again.map(({ outcome }) => outcome)).toEqual(
        first.map(({ outcome }) => (outcome === 'new' ? 'already_invited' : outcome)),
      );
    }),
    { numRuns: 1000 },
  );
});

it('lets a manager invite into their own groups only', () => {
  const rows = [
    row(1, 'a@example.com', { group: ' field  SALES' }),
    row(2, 'b@example.com', { group: 'Support' }),
    row(3, 'c@example.com'),
    row(4, 'd@example.com', { group: 'Field Sales' }),
  ];
  const known = new Map([['d@example.com', 'other_group']] as const);
  const outcomes = peopleOutcomes(rows, company({ known, groups: new Set([groupKey('Field Sales')]) }));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'new',
    'other_group',
    'other_group',
    'other_group',
  ]);
});

it.each([
  ['Équipe  Ventes', 'equipe ventes', true],
  ['Sales', 'Sales 2', false],
  ['ʻ', '', false],
])('compares the names of groups %s and %s', (one, other, isSame) => {
  expect(groupKey(one) === groupKey(other)).toBe(isSame);
});
