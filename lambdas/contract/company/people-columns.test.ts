import { expect, it } from 'vitest';
import { columnsByHeader, guessColumns, isPresent } from './people-columns.ts';

const usesOf = (headers: readonly string[], choices = {}) => {
  const columns = columnsByHeader(headers, choices);
  return 'field' in columns ? columns : columns.map(({ use }) => use);
};

it.each([
  [
    'email',
    'email; E-Mail; e-mail address; Email address; Work Email; work e-mail; Business email; company email',
  ],
  ['email', 'Email - Primary Work; Work Contact: Work Email; User Principal Name; userName; LOGIN; Email*'],
  ['email', 'personal email; Home Email; private email; Recovery Email; Email Address [Required]'],
  [
    'name',
    'name; Full Name; display name; preferred name; Employee; employee name; Worker; legal name; Payroll Name',
  ],
  ['last_first', 'Last name, First name; Last, First; Name (Last, First)'],
  ['group', 'group; Team; department; Home Department Description; Division; cost center; Gruppe'],
  ['group', 'Supervisory Organization; business unit; Org Unit Path; [UPLOAD ONLY] Group'],
  [
    'manager',
    'Manager email; manager work email; Manager; supervisor; Reports To; Reports To Name; reporting to',
  ],
  ['manager', "Worker’s Manager; Worker's manager"],
  ['status', 'Status; Position Status; employment status; Active'],
  [undefined, 'Employee #; Employee ID; Start date; Manager ID; Password; Salary; First name; Surname; '],
])('the use %j has the headers %s', (use, headers) => {
  for (const header of headers.split(';')) expect([header, usesOf([header])]).toEqual([header, [use]]);
});

it.each([
  [
    ['First name', 'Surname'],
    ['first_name', 'last_name'],
  ],
  [
    ['Given name', 'Family name', 'Employee'],
    ['first_name', 'last_name', undefined],
  ],
  [
    ['Legal first name', 'Legal last name', 'First name'],
    [undefined, 'last_name', 'first_name'],
  ],
  [
    ['First name', 'Last name', 'Full name'],
    [undefined, undefined, 'name'],
  ],
  [
    ['Last name', 'Employee'],
    [undefined, 'name'],
  ],
  [
    ['Home email', 'Login', 'Email', 'Work email'],
    [undefined, undefined, undefined, 'email'],
  ],
  [
    ['Home email', 'Login', 'Email'],
    [undefined, undefined, 'email'],
  ],
  [
    ['Home email', 'Login'],
    [undefined, 'email'],
  ],
  [
    ['Manager', 'Manager email'],
    [undefined, 'manager'],
  ],
  [
    ['Org unit path', 'Employee Department', 'Team'],
    [undefined, undefined, 'group'],
  ],
])('%j are used as %j', (headers, uses) => {
  expect(usesOf(headers)).toEqual(uses);
});

it('never takes the address of a manager for that of the person', () => {
  expect(usesOf(['name', 'Manager work email'])).toEqual(['name', 'manager']);
});

it.each([
  [['Email', 'name', 'E-mail'], 'email', [0, 2]],
  [['Work email', 'Company email'], 'email', [0, 1]],
  [['email', 'Team', 'Team'], 'group', [1, 2]],
  [['email', 'First name', 'Last name', 'First name'], 'name', [1, 3]],
])('asks about %j', (headers, field, places) => {
  expect(usesOf(headers)).toEqual({ field, columns: places.map((at) => ({ at, header: headers[at] })) });
});

it('uses the columns that a person chose, and finds the others', () => {
  const headers = ['Email', 'Name', 'E-mail', 'Team', 'Status'];
  expect(usesOf(headers, { email: 2, status: null })).toEqual([
    undefined,
    'name',
    'email',
    'group',
    undefined,
  ]);
  expect(usesOf(headers, { email: 0, group: 1 })).toEqual(['email', 'group', undefined, undefined, 'status']);
  expect(usesOf(['Email', 'Kollege'], { name: 1 })).toEqual(['email', 'name']);
  expect(usesOf(['Email', 'Last, First'], { name: 1 })).toEqual(['email', 'last_first']);
});

it('guesses columns without a known header', () => {
  const guess = (haveAddresses: boolean[], choices = {}) =>
    guessColumns(
      haveAddresses.map(() => ''),
      haveAddresses,
      choices,
    ).map(({ use }) => use);
  expect(guess([false, true, false, true, false])).toEqual(['name', 'email', 'group', 'manager', undefined]);
  expect(guess([true, false, true], { email: 2 })).toEqual(['manager', 'name', 'email']);
  expect(guess([true, false, false], { name: null })).toEqual(['email', 'group', undefined]);
});

it.each(['Active', 'ACTIVE', 'A', 'yes', 'Full-time', 'full time', 'On Leave', '', ' '])(
  'a person with the status %j works for the company',
  (status) => {
    expect(isPresent(status)).toBe(true);
  },
);

it.each(['Terminated', 'Inactive', 'No', 'Left', 'T', 'Suspended', '0', '?'])(
  'the status %j must be confirmed',
  (status) => {
    expect(isPresent(status)).toBe(false);
  },
);
