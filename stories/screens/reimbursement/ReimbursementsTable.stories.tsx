import { ReimbursementsTable, ReimbursementTotals, Stack } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { reimbursements } from '../../samples/admin.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Reimbursement/ReimbursementsTable',
  component: ReimbursementsTable,
  args: {
    ...tableArgs(reimbursements, 'toolkit_generated_at'),
    profileHref: (id: string) => `/admin/users/${id}`,
    onCorrect: fn(),
  },
  parameters: { usage: tableUsage('List the toolkits and their outcomes.') },
});

export const Default = meta.story();

/** Names are above the short ids; a deleted student has only the id. */
export const Names = meta.story({
  play: async ({ args, canvas }) => {
    const [first, , last] = canvas.getAllByRole('row').slice(1);
    const [row, deleted] = [args.rows[0], args.rows[2]];
    for (const text of [row?.student_name, row?.course_title, row?.course_id.slice(0, 8)])
      await expect(first).toHaveTextContent(text ?? '');
    await expect(last).toHaveTextContent(`${deleted?.user_id.slice(0, 8)}…View profile for details`);
  },
});

/** A request that was decided, but not paid, says so beside its badge. */
export const Decided = meta.story({
  args: {
    rows: reimbursements.map((row, index) => ({
      ...row,
      status: (['paid', 'approved', 'denied'] as const)[index] ?? 'generated',
    })),
  },
  play: async ({ canvas }) => {
    const [paid, approved, denied] = canvas.getAllByRole('row').slice(1);
    await expect(paid).toHaveTextContent('Reimbursed');
    await expect(paid).not.toHaveTextContent('Approved');
    await expect(approved).toHaveTextContent('PendingApproved, not yet paid');
    await expect(denied).toHaveTextContent('PendingDenied');
  },
});

/** An approval of a part says how much. */
export const DecidedInPart = meta.story({
  args: {
    rows: reimbursements.slice(1, 2).map((row) => ({
      ...row,
      status: 'approved',
      approved_in_part_cents: 100_000,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved in part: $1,000.00, not yet paid')).toBeVisible();
  },
});

/** The pencil button names the student whose toolkit it corrects. */
export const Correcting = meta.story({
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Correct reimbursement for / });
    if (button) await userEvent.click(button);
    await expect(args.onCorrect).toHaveBeenCalledWith(args.rows[0]);
  },
});

/** On the page of one learner, there are no actions and no links to the learner. */
export const ReadOnly = meta.story({
  render: ({ profileHref: _href, onCorrect: _correct, ...args }) => (
    <ReimbursementsTable {...args} isForOneUser />
  ),
});

export const Empty = meta.story({ ...empty('No reimbursement records found'), tags: ['list-empty'] });

/** The cards above the table: with data, without toolkits, and loading. */
export const Totals = meta.story({
  render: () => (
    <Stack gap={24}>
      <ReimbursementTotals
        toolkits={6}
        rate="33.3"
        decisions={{ decided: 4, approved: 3, rate: '75.0' }}
        amount={2950.5}
      />
      <ReimbursementTotals
        toolkits={0}
        rate="0.0"
        decisions={{ decided: 0, approved: 0, rate: '0.0' }}
        amount={0}
      />
      <ReimbursementTotals toolkits={0} rate="0.0" amount={0} isLoading />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Of 4 decided, 3 were approved, paid or not yet: 75\.0%\./)).toBeVisible();
    await expect(canvas.getByText(/No employer has decided yet\./)).toBeVisible();
  },
});
