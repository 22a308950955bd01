import { CompanyGroupsTable, type CompanyGroupsTableProps } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { groups } from './assignmentSamples.ts';

const rows = groups.map((group, index) => ({
  ...group,
  href: `/company/sample-company/groups/${group.id}`,
  managers: index === 0 ? ['Sample Manager', 'Other Manager'] : [],
}));

const meta = preview.meta({
  title: 'Screens/Company/CompanyGroupsTable',
  component: CompanyGroupsTable,
  args: {
    rows,
    onRetry: fn(),
    onRename: fn() as CompanyGroupsTableProps['onRename'],
    onDelete: fn(async () => undefined) as CompanyGroupsTableProps['onDelete'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the groups of a company.'],
      avoid: [{ when: 'Groups are chosen.', instead: 'Screens/Company/PickList' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Renames the group.', test: 'Default' }],
      accessibility: ['Everything that DataTable guarantees.', 'The button of each action names the group.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Rename group: Field Sales' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(rows[0]);
    await expect(canvas.getByText('Sample Manager, Other Manager')).toBeVisible();
  },
});

/** Only owners see who manages a group, and change groups. */
export const ForViewers = meta.story({
  args: {
    rows: rows.map(({ managers: _, ...row }) => row),
    onRename: undefined,
    onDelete: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('Managers')).toBeNull();
  },
});

export const Empty = meta.story({ args: { rows: [] } });

export const NothingFound = meta.story({ args: { rows: [], isFiltered: true } });

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const LongTexts = meta.story({
  args: {
    rows: rows.slice(0, 1).map((row) => ({
      ...row,
      name: 'Averylongnamewithoutanyplacetobreakit'.repeat(2),
      managers: ['Averylongnamewithoutanyplacetobreakit'],
    })),
  },
});
