import { deadlineAt, deadlineName, deadlinePlaces } from './plan-deadlines-form.ts';
import { termLimits } from './plan-limits.ts';
import { choice, number, optionsOf, type PlanTermGroup, text } from './plan-term-field.ts';
import type { DeadlineReason, deadlineRules, deadlineUnits } from './plan-terms.ts';
import type { PlanValues } from './plan-values.ts';

type Values = Partial<PlanValues>;

function deadlineGroup(values: Values, place: number): PlanTermGroup {
  const { reason, rule } = deadlineAt(values, place);
  const name = (field: string) => deadlineName(place, field);
  const isCounted = rule !== 'yearly' && rule !== 'date' && rule !== 'words';
  const fields = [
    choice(name('reason'), 'What is due?', [
      { value: '', label: place === 0 ? 'Nothing else' : 'Nothing more' },
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
              after_end: 'After the course ends',
              before_start: 'Before the course starts',
              after_start: 'After the course starts',
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
export function deadlineGroups(values: Values): PlanTermGroup[] {
  const last = Math.max(-1, ...deadlinePlaces(values));
  const count = Math.min(last + 2, termLimits.deadlines);
  return Array.from({ length: count }, (_, place) => deadlineGroup(values, place));
}
