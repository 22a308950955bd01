import { daysAfter, daysBetween } from '../calendar/calendar.ts';

/** The states of a person's assignment, from the highest precedence to the lowest. */
export const dutyStates = ['excused', 'done', 'overdue', 'due_soon', 'in_progress', 'not_started'] as const;
export type DutyState = (typeof dutyStates)[number];

/** The words for the states of a person's assignment. */
export const dutyStateWords: Readonly<Record<DutyState, string>> = {
  excused: 'Excused',
  done: 'Done',
  overdue: 'Overdue',
  due_soon: 'Due soon',
  in_progress: 'In progress',
  not_started: 'Not started',
};

/** The days before the due day from which an assignment is due soon. */
const dueSoonDays = 7;

/** The limits of assignments. */
export const assignmentLimits = {
  /** The assignments of a company that are not ended. */
  active: 100,
  groups: 50,
  people: 100,
  days: 730,
} as const;

/** When an assignment is due. */
export type DueRule = { kind: 'none' } | { kind: 'on'; on: string } | { kind: 'after'; days: number };

/** Why an assignment cannot be saved, as sentences. */
export const assignmentMessages = {
  noDue: 'Choose when a mandatory assignment is due',
  noGroup: 'Choose a group',
  noPerson: 'Choose a person',
  ownGroups: 'Choose only groups that you manage',
  noSuchGroup: 'There is no such group',
  noSuchPerson: 'There is no such person',
  noSuchCourse: 'There is no such course',
  noSuchPath: 'There is no such path',
  days: `Enter a whole number of days from 1 to ${assignmentLimits.days}`,
  day: 'Enter a date',
  tooMany: `A company can have ${assignmentLimits.active} assignments at once. End one first.`,
  changed: 'The company has changed since you looked at what this does. Please check it again.',
  isEnded: 'This assignment is ended.',
  isDone: 'This person has already finished.',
} as const;

/** Returns why a mandatory assignment with this due rule cannot be saved, as a sentence; undefined if it can. */
export const dueProblem = ({
  is_mandatory,
  due,
}: {
  is_mandatory: boolean;
  due: { kind: DueRule['kind'] };
}): string | undefined => (is_mandatory && due.kind === 'none' ? assignmentMessages.noDue : undefined);

/** Returns the due day of an assignment for a person who was assigned it on a day; undefined without a due day. */
export function dueDayOf(due: DueRule, assignedOn: string): string | undefined {
  if (due.kind === 'none') return undefined;
  return due.kind === 'on' ? due.on : daysAfter(assignedOn, due.days);
}

/** The facts that determine the state of a person's assignment. `due_on` is null without a due day. */
export interface DutyFacts {
  excused_at: string | null;
  done_at: string | null;
  due_on: string | null;
  is_started: boolean;
}

/**
 * Returns the state of a person's assignment. `today` is the day in the company's time zone, so an assignment is overdue from
 * the end of its due day there.
 */
export function dutyStateOf(
  { excused_at, done_at, due_on, is_started }: DutyFacts,
  today: string,
): DutyState {
  if (excused_at !== null) return 'excused';
  if (done_at !== null) return 'done';
  if (due_on !== null && due_on < today) return 'overdue';
  if (due_on !== null && daysBetween(today, due_on) <= dueSoonDays) return 'due_soon';
  return is_started ? 'in_progress' : 'not_started';
}
