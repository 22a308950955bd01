import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordForm } from './password-form.ts';

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
