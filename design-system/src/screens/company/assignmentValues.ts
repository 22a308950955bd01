import type { PickItem } from './PickList.tsx';

/** The values of the form of an assignment. */
export interface AssignmentValues {
  subject: 'course' | 'path';
  /** The id of the course; '' for none. */
  course_id: string;
  /** The id of the path; '' for none. */
  path_id: string;
  audience: 'groups' | 'people' | 'everyone';
  groups: readonly PickItem[];
  people: readonly PickItem[];
  due: 'on' | 'after' | 'none';
  /** The due day as an ISO date; '' for none. */
  on: string;
  /** The days after a person got it, as typed. */
  days: string;
  kind: 'mandatory' | 'suggested';
}

/** The labels of the form's fields, in their order. */
export const assignmentLabels = {
  subject: 'What do you assign?',
  course_id: 'Course',
  path_id: 'Path',
  audience: 'Who gets it?',
  groups: 'Groups',
  people: 'People',
  due: 'When is it due?',
  on: 'Due day',
  days: 'Days until it is due',
  kind: 'Must it be done?',
};

/** A field of the form. */
export type AssignmentField = keyof typeof assignmentLabels;

/** The props of a part of the form. */
export interface AssignmentPartProps {
  values: AssignmentValues;
  /** Changes some of the values. */
  change: (changed: Partial<AssignmentValues>) => void;
}
