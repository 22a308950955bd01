import { AssignmentsTable, MandatoryBadge, Stack } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assignment, pathAssignment } from './assignmentSamples.ts';

const rows = [
  { ...assignment, audience: 'Field Sales, Support', due: 'December 31, 2026', href: '/assignment-1' },
  {
    ...pathAssignment,
    audience: 'Everyone with a seat',
    due: '30 days after a person gets it',
    href: '/assignment-2',
  },
];

const meta = preview.meta({
  title: 'Screens/Company/AssignmentsTable',
  component: AssignmentsTable,
  args: { rows, onRetry: fn(), empty: 'Nothing is assigned yet' },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the assignments of a company or a group.'],
      avoid: [{ when: 'They are those of one person.', instead: 'Screens/Company/PersonAssignmentsTable' }],
      keyboard: [],
      accessibility: ['Everything that DataTable guarantees.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First Weeks' })).toBeVisible();
    await expect(canvas.getAllByText('12 of 241')).toHaveLength(2);
  },
});

export const Empty = meta.story({ args: { rows: [] } });

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const LongTexts = meta.story({
  args: {
    rows: rows.slice(0, 1).map((row) => ({
      ...row,
      title: 'Averylongtitlewithoutanyplacetobreakit'.repeat(2),
      audience: 'Averylonggroupwithoutanyplacetobreakit, '.repeat(12),
    })),
  },
});

/** `MandatoryBadge` says whether an assignment must be done. */
export const Kinds = meta.story({
  render: () => (
    <Stack gap={8}>
      <MandatoryBadge isMandatory />
      <MandatoryBadge isMandatory={false} />
    </Stack>
  ),
});
