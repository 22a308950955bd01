import { scale } from '../assessment/scale.ts';
import { choice, number, type PlanTermField, text } from './plan-term-field.ts';
import type { ExceptionKind } from './plan-terms.ts';
import { paysShare, type PlanValues, proofOf } from './plan-values.ts';

const exceptionLabels: Record<ExceptionKind, [question: string, others: string]> = {
  graduate: ['Other terms for graduate courses?', 'graduate courses'],
  not_job_related: ['Other terms for courses not related to the job?', 'such courses'],
  part_time: ['Other terms for part-time employees?', 'part-time employees'],
};

/** Returns the fields about the terms for some courses or employees. */
export function exceptionFields(values: Partial<PlanValues>, kind: ExceptionKind): PlanTermField[] {
  const [question, others] = exceptionLabels[kind];
  const name = (field: string) => `terms_${kind}_${field}` as const;
  const proof = proofOf(values);
  const asked = choice(`terms_${kind}`, question, [
    { value: '', label: 'No, or I don’t know' },
    { value: 'yes', label: 'Yes, they apply to me' },
    { value: 'no', label: 'Yes, but not to me' },
    { value: 'unknown', label: 'Yes, perhaps to me' },
  ]);
  if (!values[`terms_${kind}`]) return [asked];
  return [
    asked,
    ...(proof === 'letter'
      ? [
          choice(name('least_letter'), `Another lowest letter for ${others}`, [
            { value: '', label: 'The same' },
            ...scale.map(({ letter, from }) => ({ value: letter, label: `${letter}, from ${from} percent` })),
          ]),
        ]
      : []),
    ...(paysShare(proof) ? [number(name('paid_percent'), `Another percent of the price for ${others}`)] : []),
    ...(proof === 'scale'
      ? [
          text(
            name('paid_by_letter'),
            `Another percent for each letter for ${others}`,
            'For example: A 50, B 50, C 0.',
          ),
        ]
      : []),
    number(name('most'), `Another limit for ${others}, in dollars`),
    ...(values.repays_on_leaving === 'yes'
      ? [number(name('repays_months'), `Other months of paying back for ${others}`)]
      : []),
  ];
}
