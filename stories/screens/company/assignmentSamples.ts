import type {
  AssignedPerson,
  AssignmentPreview,
  CompanyAssignment,
  OwnAssignment,
  PersonAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { dutyStates, dutyStateWords } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import type { CompanyGroup } from '@redwhiteandcode/contract/company/group-operations.ts';
import type { CompanyPath } from '@redwhiteandcode/contract/company/path-operations.ts';
import type { PickSource } from '@redwhiteandcode/design-system';
import { company, people } from './samples.ts';

export const groups: CompanyGroup[] = [
  { id: 'sample-group-1', name: 'Field Sales', people: 240, assignments: 2 },
  { id: 'sample-group-2', name: 'Support', people: 1, assignments: 0 },
  { id: 'sample-group-3', name: 'A Group without People', people: 0, assignments: 0 },
];

const courses = [
  { id: 'ai-fundamentals-for-business', title: 'AI Fundamentals for Business' },
  { id: 'prompt-engineering-mastery', title: 'Prompt Engineering Mastery' },
  { id: 'responsible-ai-and-governance', title: 'Responsible AI and Governance' },
];

export const paths: CompanyPath[] = [
  { id: 'sample-path-1', name: 'First Weeks', courses, assignments: 1 },
  { id: 'sample-path-2', name: 'For Managers', courses: courses.slice(1, 2), assignments: 0 },
];

export const assignment: CompanyAssignment = {
  id: 'sample-assignment-1',
  subject: { kind: 'course', course_id: 'ai-fundamentals-for-business' },
  audience: { kind: 'groups', groups: ['sample-group-1', 'sample-group-2'] },
  due: { kind: 'on', on: '2026-12-31' },
  is_mandatory: true,
  title: 'AI Fundamentals for Business',
  courses: courses.slice(0, 1),
  groups: groups.slice(0, 2).map(({ id, name }) => ({ id, name })),
  people: [],
  state: 'active',
  created_at: '2026-12-01T14:00:00Z',
  ended_at: null,
  assigned: 241,
  done: 12,
  excused: 1,
  is_working: false,
  can_change: true,
};

export const pathAssignment: CompanyAssignment = {
  ...assignment,
  id: 'sample-assignment-2',
  subject: { kind: 'path', path_id: 'sample-path-1' },
  audience: { kind: 'everyone' },
  due: { kind: 'after', days: 30 },
  is_mandatory: false,
  title: 'First Weeks',
  courses,
  groups: [],
  excused: 0,
};

/** A person in each state of an assignment. */
export const assignedPeople: AssignedPerson[] = dutyStates.map((state, index) => ({
  id: `sample-assigned-${index + 1}`,
  email: `${state}@example.com`,
  name: index === dutyStates.length - 1 ? null : `Sample ${dutyStateWords[state]}`,
  state,
  due_on: index === 0 ? null : '2026-12-31',
  assigned_at: '2026-12-01T14:00:00Z',
  done_at: state === 'done' ? '2026-12-03T09:00:00Z' : null,
  excused_at: state === 'excused' ? '2026-12-03T09:00:00Z' : null,
  courses_done: state === 'done' ? 3 : 1,
}));

export const personAssignments: PersonAssignment[] = [assignment, pathAssignment].map(
  ({ id, title, is_mandatory, courses: assigned }, index) => ({
    assignment_id: id,
    title,
    is_mandatory,
    courses: assigned.map((course, at) => ({
      ...course,
      started_at: at === 0 ? '2026-12-02T09:00:00Z' : null,
      done_at: index === 1 && at === 0 ? '2026-12-03T09:00:00Z' : null,
    })),
    state: index === 0 ? 'due_soon' : 'in_progress',
    due_on: index === 0 ? '2026-12-08' : '2026-12-31',
    assigned_at: '2026-12-01T14:00:00Z',
    done_at: null,
    excused_at: null,
  }),
);

/** A learner's assignments: open, overdue, and done. */
export const ownAssignments: OwnAssignment[] = [
  ...personAssignments,
  {
    ...personAssignments[0]!,
    assignment_id: 'sample-assignment-3',
    title: 'Responsible AI and Governance',
    courses: [{ ...courses[2]!, started_at: null, done_at: null }],
    state: 'overdue' as const,
    due_on: '2026-11-30',
  },
  {
    ...personAssignments[0]!,
    assignment_id: 'sample-assignment-4',
    title: 'Prompt Engineering Mastery',
    state: 'done' as const,
    done_at: '2026-12-03T09:00:00Z',
  },
].map((one) => ({
  ...one,
  company_id: company.id,
  company_name: company.company_name,
  time_zone: company.time_zone,
}));

export const assignmentPreview: AssignmentPreview = {
  mark: 'sample-mark',
  gets: 2,
  gets_later: 1,
  loses: 1,
  due_changes: 1,
  keeps: 12,
  people: (['gets', 'gets', 'gets_later', 'loses', 'due_changes'] as const).map((change, index) => ({
    id: `sample-changed-${index + 1}`,
    email: `changed-${index + 1}@example.com`,
    name: index === 1 ? null : `Sample Person ${index + 1}`,
    change,
    due_before: change === 'due_changes' ? '2026-12-24' : null,
    due_after: change === 'loses' ? null : '2026-12-31',
  })),
};

export const peopleSource: PickSource = {
  items: people.map(({ id, name, email }) => ({
    id,
    label: name ?? email,
    ...(name !== null && { detail: email }),
  })),
};

export const groupSource: PickSource = {
  items: groups.map(({ id, name, people: count }) => ({ id, label: name, detail: `${count} people` })),
};
