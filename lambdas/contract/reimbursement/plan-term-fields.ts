import { deadlineGroups } from './plan-deadline-fields.ts';
import { exceptionFields } from './plan-exception-fields.ts';
import { namedPapers } from './plan-facts.ts';
import {
  choice,
  notKnown,
  notStated,
  number,
  optionsOf,
  type PlanTermField,
  type PlanTermGroup,
  text,
} from './plan-term-field.ts';
import {
  type accreditedFor,
  type certificateRules,
  type creditRules,
  exceptionKinds,
  type LimitPeriod,
  type repaidParts,
  type repaymentStarts,
} from './plan-terms.ts';
import { asksForResult, hasFirstDay } from './plan-terms-form.ts';
import { type PlanValues, proofOf } from './plan-values.ts';

type Values = Partial<PlanValues>;

const coursesGroup = ({ accredited_only }: Values): PlanTermGroup => ({
  title: 'Who and what it pays for',
  fields: [
    choice('terms_full_time_only', 'Is it only for full-time employees?'),
    number('terms_months_employed', 'Months that you must have worked there'),
    choice('terms_job_related_only', 'Must the course be related to the job?'),
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
    text('terms_approver', 'Who approves a course', 'For example: the supervisor and HR.'),
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
                { value: 'agency', label: 'What the agency or department defines' },
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
        number('terms_paid_for_pass', 'Percent of the price for a pass or certificate without a letter'),
      ],
    },
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
    number('terms_most_credits', 'The most credits, if it limits them'),
  ],
});

const repaymentGroup = (values: Values): PlanTermGroup => ({
  title: 'Paying the money back',
  fields: [
    choice('terms_paid_in_advance', 'Does it pay before the course?'),
    ...(values.repays_on_leaving === 'yes'
      ? [
          number('terms_repays_months', 'Months in which it is paid back after leaving'),
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
          number('terms_repays_course_times', 'Or times the length of the course'),
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

/** The fields that the form of a plan document has itself: eligibility and limit. */
const ownFields = ['terms_full_time_only', 'terms_months_employed', 'most'];
const ownGroups = ['Limit'];

const employerOptions = (
  name: PlanTermField['name'],
  options: NonNullable<PlanTermField['options']>,
): NonNullable<PlanTermField['options']> =>
  exceptionKinds.some((kind) => name === `terms_${kind}`)
    ? [
        { value: '', label: 'No' },
        { value: 'unknown', label: 'Yes' },
      ]
    : options.map(({ value, label }) => ({ value, label: label === notKnown.label ? notStated : label }));

/** Returns the same fields for the employer who writes a plan. */
export const employerTermGroups = (values: Values): readonly PlanTermGroup[] =>
  planTermGroups(values)
    .filter(({ title }) => !ownGroups.includes(title))
    .map(({ title, fields }) => ({
      title,
      fields: fields
        .filter(({ name }) => !ownFields.includes(name))
        .map((field) =>
          field.options ? { ...field, options: employerOptions(field.name, field.options) } : field,
        ),
    }));
