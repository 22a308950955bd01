import type { CompanyAssignment } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import type { DueRule } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';

/** Returns the audience of an assignment as text: 'Sales, Support' or '12 people'. */
export function audienceText({
  audience,
  groups,
  people,
}: Pick<CompanyAssignment, 'audience' | 'groups' | 'people'>): string {
  if (audience.kind === 'everyone') return 'Everyone with a seat';
  if (audience.kind === 'groups') return groups.map(({ name }) => name).join(', ');
  const { length } = audience.people;
  const [first] = people;
  return length === 1 && first ? (first.name ?? first.email) : `${length.toLocaleString('en-US')} people`;
}

/** Returns when an assignment is due: 'December 31, 2026', or '30 days after a person gets it'. */
export function dueText(due: DueRule): string {
  if (due.kind === 'none') return 'Never';
  if (due.kind === 'on') return longDay(due.on);
  return due.days === 1 ? 'One day after a person gets it' : `${due.days} days after a person gets it`;
}
