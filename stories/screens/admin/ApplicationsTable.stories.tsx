import { ApplicationsTable, ApplicationStatusBadge, Inline } from '@redwhiteandcode/design-system';
import { applicationStatuses } from '@redwhiteandcode/lambdas/contract/statuses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { applications } from '../../samples/admin.ts';
import { longTitle } from '../../samples/text.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/ApplicationsTable',
  component: ApplicationsTable,
  args: {
    ...tableArgs(applications, 'created_at'),
    hrefOf: (id) => `/admin/layoff-applications/${id}`,
    onApprove: fn(),
    onReject: fn(),
  },
  parameters: {
    usage: tableUsage('List the applications to the free program.', [
      { keys: 'Enter on Approve or Reject', does: 'Decides', test: 'Deciding' },
    ]),
  },
} satisfies Meta<typeof ApplicationsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = { ...empty('No applications found'), tags: ['list-empty'] };

/** In place, with the way to try again. */
export const Failed: Story = failed('Error fetching applications');

/** Approve stands unless it is approved, Reject unless it is rejected. */
export const Deciding: Story = {
  tags: ['application-actions'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve Third Sample Applicant' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reject Fourth Sample Applicant' })).toBeNull();
    canvas.getByRole('button', { name: 'Approve First Sample Applicant' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledWith(applications[0]);
  },
};

export const Statuses: Story = {
  tags: ['application-badges'],
  render: () => (
    <Inline gap={8}>
      {applicationStatuses.map((status) => (
        <ApplicationStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const toneOf = (status: string) =>
      canvas.getByText(status).closest('[data-tone]')?.getAttribute('data-tone');
    const tones = ['Pending', 'Under Review', 'Approved', 'Rejected'].map(toneOf);
    await expect(tones).toEqual(['info', 'neutral', 'success', 'danger']);
  },
};

export const LongText: Story = {
  args: {
    rows: applications.map((row) => ({ ...row, applicant_name: longTitle, previous_role: longTitle })),
  },
};
