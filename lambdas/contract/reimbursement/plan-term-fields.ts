import { scale } from '../assessment/scale.ts';
import { deadlineAt, deadlineName, deadlinePlaces } from './plan-deadlines-form.ts';
import { namedPapers } from './plan-facts.ts';
import { termLimits } from './plan-limits.ts';
import {
  type accreditedFor,
  type certificateRules,
  type creditRules,
  type DeadlineReason,
  type deadlineRules,
  type deadlineUnits,
  type ExceptionKind,
  exceptionKinds,
  type LimitPeriod,
  type PlanAnswer,
  type repaidParts,
  type repaymentStarts,
} from './plan-terms.ts';
import { asksForResult, hasFirstDay } from './plan-terms-form.ts';
import { paysShare, type PlanValues, proofOf } from './plan-values.ts';

/** A field of the form about what only some plans say. */
export interface PlanTermField {
  /** The name of its form value. A checked box has the value 'yes'. */
  name: `terms_${string}` | 'most';
  kind: 'choice' | 'number' | 'date' | 'text' | 'lines' | 'check';
  label: string;
  description?: string;
  /** The answers of a choice. */
  options?: readonly { value: string; label: string }[];
}

/** Fields about one subject. */
export interface PlanTermGroup {
  title: string;
  fields: readonly PlanTermField[];
}

type Values = Partial<PlanValues>;

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
const notKnown = { value: '', label: 'I don’t know' };

const answers = optionsOf<PlanAnswer>({ unknown: 'I don’t know', yes: 'Yes', no: 'No' });
const choice = (
  name: PlanTermField['name'],
  label: string,
  options: PlanTermField['options'] = answers,
): PlanTermField => ({ name, kind: 'choice', label, options });
const number = (name: PlanTermField['name'], label: string, description?: string): PlanTermField => ({
  name,
  kind: 'number',
  label,
  ...(description !== undefined && { description }),
});
const text = (name: PlanTermField['name'], label: string, description: string): PlanTermField => ({
  name,
  kind: 'text',
  label,
  description,
});

const coursesGroup = ({ accredited_only }: Values): PlanTermGroup => ({
  title: 'Who and what it pays for',
  fields: [
    choice('terms_full_time_only', 'Is it only for full-time employees?'),
    number('terms_months_employed', 'Months that you must have worked there', 'If the plan says so.'),
    choice('terms_job_related_only', 'Must the course be related to your job?'),
    choice(
      'terms_credit_only',
      'Does it pay only for college courses?',
      optionsOf<(typeof creditRules)[number]>({
        unknown: 'I don’t know',
        no: 'No, also for other courses',
        credit: 'Only with college credit',
        degree: 'Only for courses of a degree',
      }),
    ),
    ...(accredited_only === 'yes'
      ? [
          choice(
            'terms_accredited_for',
            'Which courses must be at an accredited school?',
            optionsOf<(typeof accreditedFor)[number]>({
              all: 'All courses',
              degree: 'Only college courses and degrees',
            }),
          ),
        ]
      : []),
    text('terms_approver', 'Who approves a course', 'For example: your supervisor and HR.'),
  ],
});

/** Returns the fields about success. A plan that asks for nothing, or only for completion, has none. */
function successGroup(values: Values): PlanTermGroup[] {
  const proof = proofOf(values);
  const isOther = values.proof === 'grade';
  if (!asksForResult(proof) && proof !== 'agency') return [];
  return [
    {
      title: 'How it measures success',
      fields: [
        ...(isOther
          ? [
              choice('terms_other_proof', 'Which grade does it ask for?', [
                notKnown,
                { value: 'gpa', label: 'The grade point average of a term' },
                { value: 'agency', label: 'What my agency or department defines' },
              ]),
            ]
          : []),
        ...(proof === 'gpa'
          ? [
              text(
                'terms_paid_by_gpa',
                'Percent of the price for each average',
                'The least averages with their percents, for example: 3.5: 100, 2.5: 85.',
              ),
            ]
          : []),
        ...(proof === 'gpa' || proof === 'agency'
          ? [
              number(
                'most',
                'The most that the plan pays in a year, in dollars',
                'If the plan has its own limit.',
              ),
            ]
          : []),
        choice(
          'terms_certificate_counts',
          'Does a certificate of completion count instead of a grade?',
          optionsOf<(typeof certificateRules)[number]>({
            unknown: 'I don’t know',
            yes: 'Yes',
            no: 'No',
            certification: 'Only toward a professional certification',
          }),
        ),
        number(
          'terms_paid_for_pass',
          'Percent of the price for a pass or certificate without a letter',
          'Enter 0 if it pays nothing for one.',
        ),
      ],
    },
  ];
}

const exceptionLabels: Record<ExceptionKind, [question: string, others: string]> = {
  graduate: ['Other terms for graduate courses?', 'graduate courses'],
  not_job_related: ['Other terms for courses not related to your job?', 'such courses'],
  part_time: ['Other terms for part-time employees?', 'part-time employees'],
};

function exceptionFields(values: Values, kind: ExceptionKind): PlanTermField[] {
  const [question, others] = exceptionLabels[kind];
  const name = (field: string) => `terms_${kind}_${field}` as const;
  const proof = proofOf(values);
  const asked = choice(`terms_${kind}`, question, [
    { value: '', label: 'No, or I don’t know' },
    { value: 'yes', label: 'Yes, and they apply to me' },
    { value: 'no', label: 'Yes, but they don’t apply to me' },
    { value: 'unknown', label: 'Yes, but I don’t know whether they apply' },
  ]);
  if (!values[`terms_${kind}`]) return [asked];
  return [
    asked,
    ...(proof === 'letter'
      ? [
          choice(name('least_letter'), `Lowest letter for ${others}`, [
            { value: '', label: 'The same' },
            ...scale.map(({ letter, from }) => ({ value: letter, label: `${letter}, from ${from} percent` })),
          ]),
        ]
      : []),
    ...(paysShare(proof)
      ? [number(name('paid_percent'), `Percent of the price for ${others}`, 'If it is another one.')]
      : []),
    ...(proof === 'scale'
      ? [
          text(
            name('paid_by_letter'),
            `Percent of the price by letter for ${others}`,
            'If it is another one, for example: A 50, B 50, C 0.',
          ),
        ]
      : []),
    number(name('most'), `The most for ${others}, in dollars`, 'If it is another amount.'),
    ...(values.repays_on_leaving === 'yes'
      ? [number(name('repays_months'), `Months until nothing is paid back, for ${others}`, 'If they differ.')]
      : []),
  ];
}

const limitGroup = (values: Values): PlanTermGroup => ({
  title: 'Limit',
  fields: [
    choice('terms_most_per', 'For which period is its limit?', [
      notKnown,
      ...optionsOf<LimitPeriod>({
        calendar_year: 'A calendar year',
        academic_year: 'An academic year',
        fiscal_year: 'A fiscal year',
        semester: 'A semester',
        credit: 'Each credit',
      }),
    ]),
    ...(hasFirstDay(values.terms_most_per)
      ? [text('terms_most_from', 'First day of that year', 'For example: July 1.')]
      : []),
    number('terms_most_credits', 'The most credits', 'If the limit is in credits.'),
  ],
});

function deadlineGroup(values: Values, place: number): PlanTermGroup {
  const { reason, rule } = deadlineAt(values, place);
  const name = (field: string) => deadlineName(place, field);
  const isCounted = rule !== 'yearly' && rule !== 'date' && rule !== 'words';
  const fields = [
    choice(name('reason'), 'What is due?', [
      { value: '', label: place === 0 ? 'Nothing, or I don’t know' : 'Nothing more' },
      ...optionsOf<DeadlineReason>({
        approval_opens: 'To ask for approval, not before',
        approval: 'To ask for approval',
        request: 'To submit the request',
      }),
    ]),
    ...(reason === undefined
      ? []
      : [
          choice(
            name('rule'),
            'When?',
            optionsOf<(typeof deadlineRules)[number]>({
              after_end: 'Counted from the end of the course',
              before_start: 'Counted before its start',
              after_start: 'Counted from its start',
              yearly: 'On days of each year',
              date: 'On a date',
              words: 'In the plan’s words',
            }),
          ),
          ...(isCounted
            ? [
                number(name('count'), 'How many days or months?'),
                choice(
                  name('unit'),
                  'Days or months?',
                  optionsOf<(typeof deadlineUnits)[number]>({ days: 'Days', months: 'Months' }),
                ),
              ]
            : []),
          ...(rule === 'yearly'
            ? [text(name('days'), 'Which days?', 'For example: May 31, first Friday of November.')]
            : []),
          ...(rule === 'date' ? [{ name: name('on'), kind: 'date', label: 'Which date?' } as const] : []),
          ...(rule === 'words'
            ? [
                text(
                  name('words'),
                  'The plan’s words',
                  'For example: in the budget cycle of the year before.',
                ),
              ]
            : []),
        ]),
  ];
  return { title: `Other deadline ${place + 1}`, fields };
}

/** Returns the deadlines that are typed, and an empty one for the next. */
function deadlineGroups(values: Values): PlanTermGroup[] {
  const last = Math.max(-1, ...deadlinePlaces(values));
  const count = Math.min(last + 2, termLimits.deadlines);
  return Array.from({ length: count }, (_, place) => deadlineGroup(values, place));
}

const repaymentGroup = (values: Values): PlanTermGroup => ({
  title: 'Paying the money back',
  fields: [
    choice('terms_paid_in_advance', 'Does it pay before the course?'),
    ...(values.repays_on_leaving === 'yes'
      ? [
          number('terms_repays_months', 'Months in which you pay it back if you leave'),
          choice('terms_repays_from', 'Counted from', [
            notKnown,
            ...optionsOf<(typeof repaymentStarts)[number]>({
              payment: 'The payment',
              course_end: 'The end of the course',
              degree: 'The degree',
            }),
          ]),
          choice('terms_repays_what', 'What is paid back?', [
            notKnown,
            ...optionsOf<(typeof repaidParts)[number]>({
              all: 'Everything',
              part: 'A part',
              last_course: 'What was paid for the last course',
            }),
          ]),
          number('terms_repays_course_times', 'Times the length of the course', 'If the plan counts so.'),
          choice('terms_repays_after_layoff', 'Also after a layoff?'),
        ]
      : []),
  ],
});

const papersGroup: PlanTermGroup = {
  title: 'Documents that it asks for',
  fields: namedPapers.map(({ paper, name }) => ({
    name: `terms_document_${paper}`,
    kind: 'check',
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  })),
};

/**
 * Returns the fields about what only some plans say, in groups, for what is typed so far: a field that depends on another
 * answer is there only with it.
 */
export function planTermGroups(values: Values): readonly PlanTermGroup[] {
  return [
    coursesGroup(values),
    ...successGroup(values),
    {
      title: 'Exceptions',
      fields: exceptionKinds.flatMap((kind) => exceptionFields(values, kind)),
    },
    limitGroup(values),
    ...deadlineGroups(values),
    repaymentGroup(values),
    papersGroup,
    {
      title: 'Anything else',
      fields: [
        {
          name: 'terms_other',
          kind: 'lines',
          label: 'Other terms, in the plan’s words',
        },
      ],
    },
  ];
}
