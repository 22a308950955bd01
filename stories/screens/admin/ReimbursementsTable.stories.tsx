import { ReimbursementsTable, ReimbursementTotals, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { reimbursements } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/ReimbursementsTable',
  component: ReimbursementsTable,
  args: {
    ...tableArgs(reimbursements, 'toolkit_generated_at'),
    profileHref: (id: string) => `/admin/users/${id}`,
    onCorrect: fn(),
  },
  parameters: { usage: tableUsage('List the toolkits and what came of them.') },
} satisfies Meta<typeof ReimbursementsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The hint leads to the student; the pencil names whose toolkit it corrects. */
export const Correcting: Story = {
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Correct reimbursement of / });
    if (button) await userEvent.click(button);
    await expect(args.onCorrect).toHaveBeenCalledWith(args.rows[0]);
  },
};

/** Beside a person's own record: nothing to correct, nowhere to go. */
export const ReadOnly: Story = {
  render: ({ profileHref: _href, onCorrect: _correct, ...args }) => <ReimbursementsTable {...args} isOfOne />,
};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = { ...empty('No reimbursement records found'), tags: ['list-empty'] };

/** In place, with the way to try again. */
export const Failed: Story = failed('Error fetching reimbursements');

/** The cards above the table, with the rate to one decimal. */
export const Totals: Story = {
  render: () => <ReimbursementTotals toolkits={3} rate="33.3" amount={2950.5} />,
};

/** A rate of nothing is 0.0, not an error. */
export const NoToolkits: Story = {
  render: () => (
    <Stack gap={24}>
      <ReimbursementTotals toolkits={0} rate="0.0" amount={0} />
      <ReimbursementTotals toolkits={0} rate="0.0" amount={0} isLoading />
    </Stack>
  ),
};
