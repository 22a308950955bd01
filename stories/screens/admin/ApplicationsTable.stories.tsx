import { ApplicationsTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { applications } from '../../samples/admin.ts';

const meta = {
  title: 'Screens/Admin/ApplicationsTable',
  component: ApplicationsTable,
  args: {
    rows: applications,
    count: applications.length,
    sortDescriptor: { column: 'created_at', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
    hrefOf: (id) => `/admin/layoff-applications/${id}`,
    onApprove: fn(),
    onReject: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the applications to the free program.'],
      avoid: [{ when: 'The list is not of the admin area.', instead: 'Components/Data/DataTable' }],
      keyboard: [{ keys: 'Enter on Approve or Reject', does: 'Decides', test: 'Deciding' }],
      accessibility: ['Everything that DataTable promises; buttons of a row name it.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof ApplicationsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** The words are the document's. */
export const Empty: Story = {
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No applications found' })).toBeVisible();
  },
};

/** In place, with the way to try again. */
export const Failed: Story = {
  args: { rows: [], error: 'Error fetching applications' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry|try again/i }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Approve stands unless it is approved, Reject unless it is rejected. */
export const Deciding: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve Third Sample Applicant' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reject Fourth Sample Applicant' })).toBeNull();
    canvas.getByRole('button', { name: 'Approve First Sample Applicant' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledWith(applications[0]);
  },
};
