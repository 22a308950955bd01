import { typedNumber } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';
import { dayRule, termLimits, termRules } from './plan-limits.ts';
import {
  countedRules,
  deadlineReasons,
  deadlineRules,
  deadlineUnits,
  type PlanDeadline,
} from './plan-terms.ts';
import { numberOf, type PlanValues } from './plan-values.ts';
import { yearlyDaysOf, yearlyDayText } from './yearly-days.ts';

type Values = Partial<PlanValues>;

/** Returns the name of a deadline's field in the form. */
export const deadlineName = (place: number, field: string) => `terms_deadline_${place}_${field}` as const;

/** Returns the values of the deadline's fields at a place of the form. */
export const deadlineAt = (values: Values, place: number) => {
  const value = (field: string) => values[deadlineName(place, field)] ?? '';
  return {
    reason: deadlineReasons.find((reason) => reason === value('reason')),
    rule: deadlineRules.find((rule) => rule === value('rule')) ?? 'after_end',
    unit: deadlineUnits.find((unit) => unit === value('unit')) ?? 'days',
    count: value('count'),
    days: value('days'),
    on: value('on'),
    words: value('words'),
  };
};

const places = Array.from({ length: termLimits.deadlines }, (_, place) => place);

/** Returns the places of the form that have a deadline. */
export const deadlinePlaces = (values: Values): number[] =>
  places.filter((place) => deadlineAt(values, place).reason !== undefined);

function deadlineOf(values: Values, place: number): PlanDeadline | null {
  const { reason, rule, unit, ...typed } = deadlineAt(values, place);
  if (reason === undefined) return null;
  switch (rule) {
    case 'yearly': {
      const days = yearlyDaysOf(typed.days);
      return days && { reason, rule, days };
    }
    case 'date': {
      const on = cleaned(typed.on);
      return dayRule(on) === undefined ? { reason, rule, on } : null;
    }
    case 'words': {
      const words = cleaned(typed.words);
      return words === '' ? null : { reason, rule, words };
    }
    default: {
      const count = numberOf(typed.count, termRules.deadline_count);
      return count === null ? null : { reason, rule, count, unit };
    }
  }
}

/** Converts form values to the deadlines of a plan. One that is not complete is dropped. */
export const deadlinesOf = (values: Values): PlanDeadline[] =>
  places.flatMap((place) => deadlineOf(values, place) ?? []);

/** Converts a deadline of a plan to form values. */
export function deadlineValues(deadline: PlanDeadline, place: number): Record<`terms_${string}`, string> {
  const name = (field: string) => deadlineName(place, field);
  const { reason, rule } = deadline;
  return {
    [name('reason')]: reason,
    [name('rule')]: rule,
    ...('count' in deadline && { [name('count')]: String(deadline.count), [name('unit')]: deadline.unit }),
    ...('days' in deadline && { [name('days')]: deadline.days.map(yearlyDayText).join(', ') }),
    ...('on' in deadline && { [name('on')]: deadline.on }),
    ...('words' in deadline && { [name('words')]: deadline.words }),
  };
}

/** Checks the deadlines of the form. Returns the errors by field. */
export function deadlinesProblems(values: Values): Record<`terms_${string}`, string | undefined> {
  const problems = deadlinePlaces(values).map((place) => {
    const { rule, count, days, on, words } = deadlineAt(values, place);
    if (countedRules.some((one) => one === rule)) {
      return { [deadlineName(place, 'count')]: termRules.deadline_count(typedNumber(count)) };
    }
    if (rule === 'yearly') {
      const isRead = yearlyDaysOf(days) !== null;
      return { [deadlineName(place, 'days')]: isRead ? undefined : termRules.deadline_day('') };
    }
    return rule === 'date'
      ? { [deadlineName(place, 'on')]: dayRule(on) }
      : { [deadlineName(place, 'words')]: termRules.deadline_words(words) };
  });
  return Object.assign({}, ...problems);
}
