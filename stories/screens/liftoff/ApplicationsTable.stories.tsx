import { ApplicationsTable, ApplicationStatusBadge, Inline } from '@redwhiteandcode/design-system';
import { applicationStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { applications } from '../../samples/admin.ts';
import { longTitle } from '../../samples/text.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Liftoff/ApplicationsTable',
  component: ApplicationsTable,
  args: {
    ...tableArgs(applications, 'created_at'),
    hrefOf: (id) => `/admin/layoff-applications/${id}`,
    onApprove: fn(),
    onReject: fn(),
  },
  parameters: {
    usage: tableUsage('List the applications to the free program.', [
      { keys: 'Enter on Approve or Reject', does: 'Approves or rejects the application', test: 'Deciding' },
    ]),
  },
});

export const Default = meta.story();

export const Empty = meta.story({ ...empty('No applications found'), tags: ['list-empty'] });

/** An approved application has no Approve button, and a rejected one has no Reject button. */
export const Deciding = meta.story({
  tags: ['application-actions'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve Third Sample Applicant' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reject Fourth Sample Applicant' })).toBeNull();
    canvas.getByRole('button', { name: 'Approve First Sample Applicant' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledWith(applications[0]);
  },
});

export const Statuses = meta.story({
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
    const backgroundOf = (status: string) =>
      getComputedStyle(canvas.getByText(status).closest('[data-tone]')!).backgroundColor;
    await expect(backgroundOf('Pending')).toBe('rgba(0, 0, 0, 0)');
    await expect(backgroundOf('Under Review')).not.toBe('rgba(0, 0, 0, 0)');
    const tones = ['Pending', 'Under Review', 'Approved', 'Rejected'].map(toneOf);
    await expect(tones).toEqual(['neutral', 'neutral', 'success', 'danger']);
  },
});

export const LongText = meta.story({
  args: {
    rows: applications.map((row) => ({ ...row, applicant_name: longTitle, previous_role: longTitle })),
  },
});
