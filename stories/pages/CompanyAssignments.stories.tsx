import { AssignmentFormPage } from '@redwhiteandcode/app/pages/company/assignments/AssignmentFormPage.tsx';
import {
  checkAssignment,
  newAssignment,
  valuesOf,
} from '@redwhiteandcode/app/pages/company/assignments/assignmentForm.ts';
import { CompanyAssignmentPage } from '@redwhiteandcode/app/pages/company/assignments/CompanyAssignmentPage.tsx';
import { CompanyAssignmentsPage } from '@redwhiteandcode/app/pages/company/assignments/CompanyAssignmentsPage.tsx';
import { CompanyGroupPage } from '@redwhiteandcode/app/pages/company/groups/CompanyGroupPage.tsx';
import { CompanyGroupsPage } from '@redwhiteandcode/app/pages/company/groups/CompanyGroupsPage.tsx';
import { CompanyPathPage } from '@redwhiteandcode/app/pages/company/paths/CompanyPathPage.tsx';
import { CompanyPathsPage } from '@redwhiteandcode/app/pages/company/paths/CompanyPathsPage.tsx';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { at, inRooms } from '../screens/company/inRooms.tsx';
import {
  assignedPeople,
  assignment,
  assignmentPreview,
  groups,
  groupSource,
  pathAssignment,
  paths,
  peopleSource,
} from '../screens/company/assignmentSamples.ts';
import { company, people } from '../screens/company/samples.ts';

const ignore = () => undefined;
const succeed = async () => undefined;
const companyId = company.id;

const meta = preview.meta({ title: 'Pages/Company/Assignments', ...inRooms });

/** /company/{companyId}/groups */
export const Groups = meta.story({
  parameters: at('/groups'),
  render: () => (
    <CompanyGroupsPage
      search={{ value: '', onChange: ignore }}
      rows={groups.map((group) => ({ ...group, href: '/group', managers: ['Sample Manager'] }))}
      onRetry={ignore}
      onCreate={ignore}
      onRename={ignore}
      onDelete={succeed}
      pages={{ hasPrevious: false, hasNext: true, onPrevious: ignore, onNext: ignore }}
    />
  ),
});

/** /company/{companyId}/groups/{groupId} */
export const Group = meta.story({
  parameters: at('/groups/sample-group-1'),
  render: () => (
    <CompanyGroupPage
      companyId={companyId}
      group={groups[0]!}
      people={people}
      assignments={[assignment, pathAssignment]}
      onRetry={ignore}
      onAdd={ignore}
      onRename={ignore}
      onRemove={succeed}
    />
  ),
});

/** /company/{companyId}/groups/{groupId} without people, for a viewer */
export const EmptyGroup = meta.story({
  parameters: at('/groups/sample-group-3', 'viewer'),
  render: () => (
    <CompanyGroupPage
      companyId={companyId}
      group={groups[2]!}
      people={[]}
      assignments={[]}
      onRetry={ignore}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add people' })).toBeNull();
  },
});

const list = { companyId, onStateChange: ignore, onRetry: ignore };

/** /company/{companyId}/assignments */
export const Assignments = meta.story({
  parameters: at('/assignments'),
  render: () => (
    <CompanyAssignmentsPage {...list} assignments={[assignment, pathAssignment]} state="active" canAssign />
  ),
});

/** /company/{companyId}/assignments?state=ended for a viewer */
export const NoneEnded = meta.story({
  parameters: at('/assignments', 'viewer'),
  render: () => <CompanyAssignmentsPage {...list} assignments={[]} state="ended" canAssign={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Assign a course' })).toBeNull();
  },
});

const form = {
  companyId,
  onChange: ignore,
  choices: {
    courses: [{ value: 'ai-fundamentals-for-business', label: 'AI Fundamentals for Business' }],
    paths: paths.map(({ id, name }) => ({ value: id, label: name })),
    audiences: ['groups', 'people', 'everyone'] as const,
    groups: groupSource,
    people: peopleSource,
  },
  dayNote: 'A day ends at midnight in the time zone America/New York.',
  validate: () => checkAssignment(newAssignment),
  onPreview: succeed,
  review: { isStale: false, onSave: ignore },
};

/** /company/{companyId}/assignments/new */
export const NewAssignment = meta.story({
  parameters: at('/assignments/new'),
  render: () => <AssignmentFormPage {...form} values={newAssignment} preview={undefined} />,
});

/** /company/{companyId}/assignments/{assignmentId}/edit after the preview */
export const EditAssignment = meta.story({
  parameters: at('/assignments/sample-assignment-1/edit'),
  render: () => (
    <AssignmentFormPage
      {...form}
      subject={assignment.title}
      values={valuesOf(assignment)}
      preview={assignmentPreview}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvas.getByText('1 person loses it.')).toBeVisible();
  },
});

/** /company/{companyId}/assignments/{assignmentId} */
export const Assignment = meta.story({
  parameters: at('/assignments/sample-assignment-1'),
  render: () => (
    <CompanyAssignmentPage
      {...list}
      assignment={assignment}
      people={assignedPeople}
      state=""
      onExcuse={ignore}
      onEnd={succeed}
    />
  ),
});

/** /company/{companyId}/assignments/{assignmentId} of a path while people get it */
export const AssignmentOfAPath = meta.story({
  parameters: at('/assignments/sample-assignment-2', 'viewer'),
  render: () => (
    <CompanyAssignmentPage
      {...list}
      assignment={{ ...pathAssignment, is_working: true }}
      people={assignedPeople}
      state=""
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1 of 3')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End assignment' })).toBeNull();
  },
});

/** /company/{companyId}/paths */
export const Paths = meta.story({
  parameters: at('/paths'),
  render: () => (
    <CompanyPathsPage companyId={companyId} paths={paths} onRetry={ignore} onDelete={succeed} canCreate />
  ),
});

const pathForm = { courses: paths[0]!.courses, validate: ignore, onSave: succeed };

/** /company/{companyId}/paths/new */
export const NewPath = meta.story({
  parameters: at('/paths/new'),
  render: () => <CompanyPathPage companyId={companyId} path={undefined} form={pathForm} />,
});

/** /company/{companyId}/paths/{pathId} */
export const Path = meta.story({
  parameters: at('/paths/sample-path-1'),
  render: () => <CompanyPathPage companyId={companyId} path={paths[0]} form={pathForm} canAssign />,
});

/** /company/{companyId}/paths/{pathId} for a viewer */
export const PathForViewers = meta.story({
  parameters: at('/paths/sample-path-1', 'viewer'),
  render: () => <CompanyPathPage companyId={companyId} path={paths[0]} />,
});
