import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { checkNewPassword } from '@redwhiteandcode/contract/account/rules.ts';
import { commonPasswordCount, readCommonPasswords } from './common-passwords.ts';
import { passwordForm, passwordMessages, passwordProblem } from './password-rules.ts';

it.each([
  ['decomposed letters', 'pa\u0308ssw\u006F\u0308rd-ne\u0301 77', 'p\u00E4ssw\u00F6rd-n\u00E9 77'],
  ['Vietnamese letters with two marks', 'vie\u0323\u0302t', 'vi\u1EC7t'],
  ['Korean syllables', '\u1112\u1161\u11AB', '\uD55C'],
  ['a no-break space', 'correct\u00A0horse', 'correct horse'],
  ['an ideographic space', 'correct\u3000horse', 'correct horse'],
  ['an ångström sign', '\u212B', '\u00C5'],
])('a password with %s has one form', (_, typed, form) => {
  expect(passwordForm(typed)).toBe(form);
  expect(passwordForm(form)).toBe(form);
});

it.each(['Secret-1', 'ﬁne', '１２３４５６', ' padded', '\u200D'])(
  'the password %j stays as it is',
  (typed) => {
    expect(passwordForm(typed)).toBe(typed);
  },
);

it('the form of a form is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const form = passwordForm(typed);
      expect(passwordForm(form)).toBe(form);
    }),
  );
});

const list = readCommonPasswords();
const common = new Set(list);
const owner = { email: 'jane.doe@smithfield.example', full_name: 'Jane Doe-Smith' };
const problemOf = (password: string) => passwordProblem(password, owner, common);

describe('a common password', () => {
  it('is each of the 10,000, in any case', () => {
    expect(common.size).toBe(commonPasswordCount);
    const accepted = list.filter(
      (password) =>
        problemOf(password) !== passwordMessages.common ||
        problemOf(password.toUpperCase()) !== passwordMessages.common,
    );
    expect(accepted).toEqual([]);
  });

  it.each(['123456', 'password', 'Password', 'qwerty123', 'iloveyou', 'ＰＡＳＳＷＯＲＤ'])(
    'is %s',
    (password) => {
      expect(problemOf(password)).toBe(passwordMessages.common);
    },
  );

  it('could be chosen otherwise, so no shorter one takes a place in the list', () => {
    expect(list.filter((password) => checkNewPassword({ password }))).toEqual([]);
  });

  it('is none of 10,000 random ones', () => {
    const random = Array.from({ length: 10_000 }, () => randomBytes(9).toString('base64url'));
    expect(random.filter((password) => problemOf(password) === passwordMessages.common)).toEqual([]);
  });
});

describe('a password with the owner’s name or email address', () => {
  it.each([
    'jane.doe@smithfield.example',
    'Jane.Doe',
    'janedoe',
    'smithfield',
    'smithfield.example',
    'Jane Doe-Smith',
    'janedoesmith',
    'Smith2026!',
    '1990-jane-1990',
    'doe-jane-xyz',
    'janejane',
    '!!!Jane!!!',
    'JANE-DOE-ABCDE',
    'j.a.n.e.xyz',
  ])('is refused: %s', (password) => {
    expect(problemOf(password)).toBe(passwordMessages.own);
  });

  it.each(['jane-likes-music', 'correct horse', '19901231', 'smythe-2026', 'example-of-rain'])(
    'is accepted if it has enough other letters, or is none: %s',
    (password) => {
      expect(problemOf(password)).toBeUndefined();
    },
  );

  it.each([
    ['al@a.example', 'Al Li', 'alpine-sun', undefined],
    ['al@a.example', 'Al Li', 'al-li-2026', passwordMessages.own],
    ['a@a.example', null, 'a-2026-b', undefined],
    ['x@b.example', 'Zoë Ångström', 'zoë-2026', passwordMessages.own],
    ['x@b.example', '李小龍', '李小龍-2026', passwordMessages.own],
    ['.*@b.example', '.*', 'any-other-one', undefined],
  ])('of %s, %s: %s', (email, full_name, password, problem) => {
    expect(passwordProblem(password, { email, full_name }, common)).toBe(problem);
  });
});
