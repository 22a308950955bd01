import type { AssignmentPreview } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The copy of the pages about a company's assignments. */
export const assignmentsCopy = {
  title: 'Assignments',
  description: 'The courses and paths that a company assigns to its people.',
  subtitle: 'What people and groups should learn, and until when.',
  states: { label: 'State', active: 'Active', ended: 'Ended' },
  empty: { active: 'Nothing is assigned yet', ended: 'No assignment has ended' },
  assign: 'Assign a course',
  new: {
    title: 'Assign a course',
    subtitle: 'Nothing is sent or changed until you have seen who gets it.',
    done: 'Assigned. The emails are sent in the next minutes.',
    save: ({ gets, gets_later }: AssignmentPreview) =>
      gets + gets_later === 0 ? 'Assign' : `Assign to ${counted(gets + gets_later, 'person', 'people')}`,
  },
  edit: {
    title: 'Edit assignment',
    subtitle: 'Nothing changes until you have seen whom it affects.',
    done: 'Assignment changed',
    save: 'Save changes',
    button: 'Edit',
  },
  noPath: 'Choose a path',
  dayNote: (zone: string) => `A day ends at midnight in the time zone ${zone}.`,
  changes: {
    gets: (count: number) => `${counted(count, 'person gets', 'people get')} it now, with an email.`,
    gets_later: (count: number) =>
      `${counted(count, 'invited person gets', 'invited people get')} it when they accept the invitation.`,
    loses: (count: number) => `${counted(count, 'person loses', 'people lose')} it.`,
    due_changes: (count: number) => `${counted(count, 'person has', 'people have')} another due day.`,
    keeps: (count: number) => `${counted(count, 'person keeps', 'people keep')} it as it is.`,
    nobody: 'No one gets it now. Whoever joins later gets it.',
  },
  change: {
    gets: (due: string | null) => (due === null ? 'gets it' : `gets it, due ${longDay(due)}`),
    gets_later: () => 'gets it after accepting the invitation',
    loses: () => 'loses it',
    due_changes: (due: string | null) => (due === null ? 'is not due any more' : `is due on ${longDay(due)}`),
  },
  facts: {
    for: 'For',
    due: 'Due',
    kind: 'Kind',
    done: 'Done',
    excused: 'Excused',
    created: 'Assigned',
    ended: 'Ended',
    courses: 'Courses, in order',
  },
  doneOf: (done: number, assigned: number) =>
    `${done.toLocaleString('en-US')} of ${assigned.toLocaleString('en-US')}`,
  working: 'People get or lose this assignment at the moment. You can leave this page.',
  personState: { label: 'State', all: 'All states' },
  courseOf: (done: number, all: number) => `${done} of ${all}`,
  excused: 'Excused',
  excuseWithdrawn: 'Excuse withdrawn',
  end: {
    button: 'End',
    question: 'Are you sure you want to end this assignment?',
    text: 'People who have not finished lose it. What is done stays.',
    confirm: 'End assignment',
    done: 'Assignment ended',
  },
  record: {
    title: 'Assignment',
    failure: 'Failed to load the assignment',
    missing: 'Assignment not found',
    missingDescription: 'There is no such assignment in this company, or it is not for your groups.',
    back: 'Back to Assignments',
  },
} as const;
