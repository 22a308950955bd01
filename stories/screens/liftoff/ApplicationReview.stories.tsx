import { historyItems } from '@redwhiteandcode/app/pages/admin/liftoff/applicationHistory.ts';
import { ApplicationReview, type ApplicationReviewProps, Timeline } from '@redwhiteandcode/design-system';
import { reasonRules } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { application, applications } from '../../samples/admin.ts';
import { longText, longTitle } from '../../samples/text.ts';

const [pending, , approved] = applications;
if (!pending || !approved) throw new Error('The samples contain no application.');

const meta = preview.meta({
  title: 'Screens/Liftoff/ApplicationReview',
  component: ApplicationReview,
  args: {
    application: pending,
    proof: { fileName: 'sample-letter.pdf', onDownload: fn() },
    history: <Timeline label="Application history" items={historyItems(application)} />,
    onPrevious: fn(),
    onNext: fn(),
    reasonRules,
    onDecide: fn<ApplicationReviewProps['onDecide']>(async () => undefined),
    mailFor: (decision, reason) =>
      decision === 'approved'
        ? 'Your application is approved. All courses are open to you.'
        : `We could not approve your application.\n\nReason: ${reason || '(the reason you give)'}`,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Review one application beside its document and decide.'],
      avoid: [{ when: 'You compare many applications.', instead: 'Screens/Liftoff/ApplicationsTable' }],
      keyboard: [
        {
          keys: 'Enter on Reject',
          does: 'Without a reason, focuses its field',
          test: 'RejectingWithoutReason',
        },
      ],
      accessibility: ['Each part is a named section. A server error is announced assertively.'],
    },
  },
});

export const Default = meta.story();

export const Approved = meta.story({ args: { application: approved } });

export const WithoutDocument = meta.story({ args: { proof: null } });

/** The document loads only on request, because the audit log records each access. */
export const Document = meta.story({
  args: { proof: { fileName: 'sample-letter.png', onDownload: fn(), onShow: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.proof?.onShow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.proof?.onDownload).toHaveBeenCalledOnce();
  },
});

export const DocumentFailed = meta.story({
  args: { proof: { fileName: 'sample-letter.pdf', onDownload: fn(), error: 'The server did not respond.' } },
});

export const Approving = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('approved', ''));
  },
});

/** The pressed button disappears with the status, so the heading of the decision takes focus. */
export const StartingReview = meta.story({
  render: function StatefulReview(args) {
    const [status, setStatus] = useState(args.application.application_status);
    return (
      <ApplicationReview
        {...args}
        application={{ ...args.application, application_status: status }}
        onDecide={async (decision) => {
          setStatus(decision);
          return undefined;
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Start review' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Decision' })).toHaveFocus());
  },
});

/** On the last application, Next is disabled and keeps focus. */
export const Last = meta.story({
  render: ({ onNext: _onNext, ...args }) => <ApplicationReview {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A rejection requires a reason. */
export const RejectingWithoutReason = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Reject' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Reason for a rejection')).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

export const Rejecting = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Reason for a rejection'), 'A sample reason.');
    await userEvent.click(canvas.getByText('Email if you reject'));
    await expect(canvas.getByText(/Reason: A sample reason\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('rejected', 'A sample reason.'));
  },
});

export const Failed = meta.story({
  args: {
    onDecide: fn<ApplicationReviewProps['onDecide']>(async () => 'The server did not respond. Try again.'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Update Failed');
  },
});

/** Another admin decided first. */
export const Conflict = meta.story({
  args: { application: approved, conflict: 'Second Sample Admin approved it a moment ago.' },
});

export const LongText = meta.story({
  args: { application: { ...pending, applicant_name: longTitle, previous_role: longText } },
});
