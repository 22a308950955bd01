import { check, type FormCheck } from '../text/rules.ts';
import { notInLines, textRule } from '../text/text-rules.ts';

/** The kinds of errors that a learner can report, by name, as the dialog, the list and the email show them. */
export const errorKinds = {
  fact: 'A fact is wrong',
  key: 'The right answer or its feedback is wrong',
  unclear: 'It is unclear',
  typo: 'A typo',
  broken: 'It does not work',
} as const;

/** The name of a kind of error. */
export type ErrorKind = keyof typeof errorKinds;

/** The names of the kinds of errors. */
export const errorKindNames = Object.keys(errorKinds) as [ErrorKind, ...ErrorKind[]];

/** The most characters of a report, and of the answer to it. */
export const reportMax = 2000;

const lines = {
  max: reportMax,
  tooLong: 'Use at most 2,000 characters',
  forbidden: notInLines,
  keepsPairs: true,
};

/** The rules for the texts of a report of an error and of its answer. */
export const reportRules = {
  text: textRule({ ...lines, missing: 'Please describe the error' }),
  answer: textRule({ ...lines, missing: 'Write an answer; the learner reads it in the email' }),
};

/** The form values of a report. */
export type ReportValues = { kind: string; text: string };

/** The form values of an answer. */
export type AnswerValues = { outcome: string; answer: string };

/** Checks the form of a report. */
export const checkReport: FormCheck<ReportValues> = (values) =>
  check<ReportValues>(
    {
      kind: (kind) => (kind in errorKinds ? undefined : 'Choose what is wrong'),
      text: reportRules.text,
    },
    values,
  );

/** Checks the form of an answer. */
export const checkAnswer: FormCheck<AnswerValues> = (values) =>
  check<AnswerValues>(
    {
      outcome: (outcome) =>
        outcome === 'fixed' || outcome === 'declined' ? undefined : 'Choose whether you fixed the error',
      answer: reportRules.answer,
    },
    values,
  );
