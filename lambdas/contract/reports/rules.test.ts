import { describe, expect, it } from 'vitest';
import { checkAnswer, checkReport } from './rules.ts';

describe('a report of an error', () => {
  it.each([
    [{ kind: 'fact', text: ' The year is wrong. ' }, undefined],
    [{ kind: 'typo', text: 'One\n\tTwo' }, undefined],
    [{ kind: 'broken', text: 'x'.repeat(2000) }, undefined],
    [
      { kind: '', text: '' },
      { kind: 'Choose what is wrong', text: 'Please describe the error' },
    ],
    [{ kind: 'other', text: 'x' }, { kind: 'Choose what is wrong' }],
    [{ kind: 'fact', text: '\u200B' }, { text: 'Please describe the error' }],
    [{ kind: 'fact', text: 'x'.repeat(2001) }, { text: 'Use at most 2,000 characters' }],
    [{ kind: 'fact', text: 'One\u0000' }, { text: 'Please remove the control characters' }],
  ])('%#: is checked by field', (values, errors) => {
    expect(checkReport(values)).toEqual(errors);
  });
});

describe('an answer to a report', () => {
  it.each([
    [{ outcome: 'fixed', answer: 'It is fixed.' }, undefined],
    [{ outcome: 'declined', answer: 'It is right.' }, undefined],
    [
      { outcome: 'open', answer: ' ' },
      {
        outcome: 'Choose whether you fixed the error',
        answer: 'Write an answer; the learner reads it in the email',
      },
    ],
    [{ outcome: 'fixed', answer: 'x'.repeat(2001) }, { answer: 'Use at most 2,000 characters' }],
  ])('%#: is checked by field', (values, errors) => {
    expect(checkAnswer(values)).toEqual(errors);
  });
});
