import { type AssignedItem, AssignedList } from '@redwhiteandcode/design-system';
import { dayInZone, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { OwnAssignment } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { dutyStateWords } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import type { ReactNode } from 'react';

const copy = {
  title: 'Assigned to You',
  start: 'Start',
  continue: 'Continue',
  today: 'Due today',
  due: (day: string) => `Due ${longDay(day)}`,
  wasDue: (day: string) => `It was due ${longDay(day)}`,
} as const;

/** Returns when an assignment is due; nothing for one that is over or never due. */
function dueOf({ state, due_on, time_zone }: OwnAssignment, now: number): string | undefined {
  if (due_on === null || state === 'done' || state === 'excused') return undefined;
  const today = dayInZone(now, time_zone);
  if (due_on < today) return copy.wasDue(due_on);
  return due_on === today ? copy.today : copy.due(due_on);
}

type Course = OwnAssignment['courses'][number];

/** Returns the page on which a course goes on: its lessons, or what a learner sees before enrolling. */
const hrefOf = ({ id, started_at }: Course): string => `/${started_at === null ? 'course' : 'learn'}/${id}`;

function itemOf(assignment: OwnAssignment, now: number): AssignedItem {
  const { assignment_id, title, company_name, state, is_mandatory, courses } = assignment;
  const isOver = state === 'done' || state === 'excused';
  const next = isOver ? undefined : courses.find(({ done_at }) => done_at === null);
  return {
    id: assignment_id,
    title,
    company: company_name,
    state,
    stateLabel: dutyStateWords[state],
    due: dueOf(assignment, now),
    is_mandatory,
    courses:
      courses.length < 2
        ? []
        : courses.map((course) => ({
            id: course.id,
            title: course.title,
            isDone: course.done_at !== null,
            href: hrefOf(course),
          })),
    next: next && {
      label: next.started_at === null ? copy.start : copy.continue,
      href: hrefOf(next),
    },
  };
}

const dayOfDue = ({ due_on }: OwnAssignment): string => due_on ?? '9999';

/** The learner's assignments from companies, the earliest due date first. */
export default function AssignedToYou({
  assignments,
  now,
}: {
  assignments: readonly OwnAssignment[];
  /** The current time, in milliseconds since 1970. */
  now: number;
}): ReactNode {
  const byDue = assignments.toSorted((one, other) => dayOfDue(one).localeCompare(dayOfDue(other)));
  const { open = [], closed = [] } = Object.groupBy(byDue, ({ state }) =>
    state === 'done' || state === 'excused' ? 'closed' : 'open',
  );
  const itemsOf = (some: readonly OwnAssignment[]) => some.map((one) => itemOf(one, now));
  return <AssignedList title={copy.title} open={itemsOf(open)} closed={itemsOf(closed)} />;
}
