import { ReimbursementsTable, ReimbursementTotals, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reimbursements } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/ReimbursementsTable',
  component: ReimbursementsTable,
  args: { ...tableArgs(reimbursements, 'toolkit_generated_at') },
  parameters: { usage: tableUsage('List the toolkits and what came of them.') },
} satisfies Meta<typeof ReimbursementsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = empty('No reimbursement records found');

/** In place, with the way to try again. */
export const Failed: Story = failed('Error fetching reimbursements');

/** The cards above the table, with the rate to one decimal. */
export const Totals: Story = {
  render: () => <ReimbursementTotals toolkits={3} reimbursed={1} amount={2950.5} />,
};

/** A rate of nothing is 0.0, not an error. */
export const NoToolkits: Story = {
  render: () => (
    <Stack gap={24}>
      <ReimbursementTotals toolkits={0} reimbursed={0} amount={0} />
      <ReimbursementTotals toolkits={0} reimbursed={0} amount={0} isLoading />
    </Stack>
  ),
};
