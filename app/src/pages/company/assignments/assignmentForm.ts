import type { AssignmentField, AssignmentValues } from '@redwhiteandcode/design-system';
import type {
  AssignmentPreview,
  AssignmentRule,
  CompanyAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import {
  assignmentLimits,
  assignmentMessages,
  dueProblem,
} from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { isCalendarDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { pathMessages } from '@redwhiteandcode/contract/company/path-rules.ts';
import { typedNumber, wholeNumberRule } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import { pickedPerson } from '../../../parts/company/pickedPerson.ts';
import type { ApiError } from '../../../shell/api/client.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';

type Problems = { [Field in AssignmentField]?: string };

/** The values with which the form of a new assignment starts. */
export const newAssignment: AssignmentValues = {
  subject: 'course',
  course_id: '',
  path_id: '',
  audience: 'groups',
  groups: [],
  people: [],
  due: 'on',
  on: '',
  days: '30',
  kind: 'mandatory',
};

/** Returns an assignment as the values of its form. */
export function valuesOf(assignment: CompanyAssignment): AssignmentValues {
  const { subject, audience, due, groups, people, is_mandatory } = assignment;
  return {
    ...newAssignment,
    ...(subject.kind === 'course'
      ? { subject: 'course', course_id: subject.course_id }
      : { subject: 'path', path_id: subject.path_id }),
    audience: audience.kind,
    groups: groups.map(({ id, name }) => ({ id, label: name })),
    people: people.map(pickedPerson),
    due: due.kind,
    ...(due.kind === 'on' && { on: due.on }),
    ...(due.kind === 'after' && { days: String(due.days) }),
    kind: is_mandatory ? 'mandatory' : 'suggested',
  };
}

const days = wholeNumberRule({ min: 1, max: assignmentLimits.days, invalid: assignmentMessages.days });

/** Returns the errors of the form by field, or undefined if there are none. */
export function checkAssignment(values: AssignmentValues): Problems | undefined {
  const { subject, course_id, path_id, audience, groups, people, due, on } = values;
  const problems: Problems = {};
  if (subject === 'course' && course_id === '') problems.course_id = pathMessages.noCourse;
  if (subject === 'path' && path_id === '') problems.path_id = copy.noPath;
  if (audience === 'groups' && groups.length === 0) problems.groups = assignmentMessages.noGroup;
  if (audience === 'people' && people.length === 0) problems.people = assignmentMessages.noPerson;
  const dueMessage = dueProblem({ is_mandatory: values.kind === 'mandatory', due: { kind: due } });
  if (dueMessage !== undefined) problems.due = dueMessage;
  if (due === 'on' && !isCalendarDay(on)) problems.on = assignmentMessages.day;
  const daysMessage = due === 'after' ? days(typedNumber(values.days)) : undefined;
  if (daysMessage !== undefined) problems.days = daysMessage;
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** Returns the rule that the form describes. The form was checked. */
export function ruleOf(values: AssignmentValues): AssignmentRule {
  const { subject, course_id, path_id, audience, groups, people, due, on, kind } = values;
  const ids = (chosen: AssignmentValues['groups']) => chosen.map(({ id }) => id);
  return {
    subject: subject === 'course' ? { kind: 'course', course_id } : { kind: 'path', path_id },
    audience:
      audience === 'everyone'
        ? { kind: 'everyone' }
        : audience === 'groups'
          ? { kind: 'groups', groups: ids(groups) }
          : { kind: 'people', people: ids(people) },
    due:
      due === 'none'
        ? { kind: 'none' }
        : due === 'on'
          ? { kind: 'on', on }
          : { kind: 'after', days: typedNumber(values.days) },
    is_mandatory: kind === 'mandatory',
  };
}

/** Returns the field that a part of a refused request is from. */
function fieldOf(path: string, { subject, audience, due }: AssignmentValues): AssignmentField | undefined {
  if (path.startsWith('body.subject')) return subject === 'course' ? 'course_id' : 'path_id';
  if (path.startsWith('body.audience')) return audience === 'everyone' ? 'audience' : audience;
  if (path.startsWith('body.due')) return due === 'none' ? 'due' : due === 'on' ? 'on' : 'days';
  return undefined;
}

/** Returns the errors of a refused request by the fields of the form, or undefined if it is about none of them. */
export function refusedFields({ problem }: ApiError, values: AssignmentValues): Problems | undefined {
  const found = (problem.errors ?? []).flatMap(({ path, message }) => {
    const field = fieldOf(path, values);
    return field ? [[field, message] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found.toReversed());
}

const kinds = ['gets', 'gets_later', 'due_changes', 'loses', 'keeps'] as const;

/** Returns the effects of saving an assignment, as sentences. */
export function changesOf(preview: AssignmentPreview): string[] {
  const told = kinds.filter((kind) => preview[kind] > 0).map((kind) => copy.changes[kind](preview[kind]));
  return told.length === 0 ? [copy.changes.nobody] : told;
}

/** Returns the first people who change, each with the change. */
export const changedPeople = ({ people }: AssignmentPreview) =>
  people.map(({ id, name, email, change, due_after }) => ({
    id,
    label: name ?? email,
    change: copy.change[change](due_after),
  }));
