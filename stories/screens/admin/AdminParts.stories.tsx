import {
  ApplicationStatusBadge,
  CodeText,
  CorporateTotals,
  DeleteAction,
  Inline,
  RecordFacts,
  ReimbursementTotals,
  RoleBadge,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Screens/Admin/Parts' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What lists and reviews are made of: badges, totals, facts, the delete button. */
export const Default: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={8}>
        <RoleBadge value="admin" />
        <RoleBadge value="moderator" />
        <RoleBadge value="user" />
      </Inline>
      <Inline gap={8}>
        {['pending', 'under_review', 'approved', 'rejected'].map((status) => (
          <ApplicationStatusBadge key={status} status={status} />
        ))}
      </Inline>
      <ReimbursementTotals toolkits={3} reimbursed={1} amount={2950.5} />
      <CorporateTotals accounts={2} active={1} seats={1250} seatsUsed={368} />
      <RecordFacts
        items={[
          ['Email', 'learner@example.com'],
          ['Phone', null],
          ['User ID', <CodeText key="id">3f6a1c2e</CodeText>],
        ]}
      />
      <Inline>
        <DeleteAction
          label="Delete record"
          name="Sample record"
          question="Are you sure you want to delete this record?"
          onDelete={async () => undefined}
        />
      </Inline>
    </Stack>
  ),
};

/** A rate of nothing is 0.0, not an error. */
export const NoToolkits: Story = {
  render: () => <ReimbursementTotals toolkits={0} reimbursed={0} amount={0} />,
};

export const Loading: Story = {
  render: () => (
    <Stack gap={24}>
      <ReimbursementTotals toolkits={0} reimbursed={0} amount={0} isLoading />
      <CorporateTotals accounts={0} active={0} seats={0} seatsUsed={0} isLoading />
    </Stack>
  ),
};
