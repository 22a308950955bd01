import { applicationCopy } from '@redwhiteandcode/app/parts/liftoff/applicationCopy.ts';
import { ApplicationStatus, ButtonLink } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';
import { retries } from '../playFunctions.ts';

const submitted = { status: 'pending' as const, time: '2025-06-02T14:05:00Z' };
const started = { status: 'under_review' as const, time: '2025-06-02T16:30:00Z' };

const meta = preview.meta({
  title: 'Screens/Liftoff/ApplicationStatus',
  component: ApplicationStatus,
  args: { status: 'pending' as const, history: [submitted], pendingText: applicationCopy.note },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['In place of the application form, for a user who has applied.'],
      avoid: [{ when: 'The user has not applied yet.', instead: 'Screens/Liftoff/LayoffApplicationForm' }],
      keyboard: [],
      accessibility: [
        'The status has an icon and a word. The history is a list that marks the current step.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'History of your application' })).toBeVisible();
  },
});

export const UnderReview = meta.story({ args: { status: 'under_review', history: [submitted, started] } });

export const Approved = meta.story({
  args: {
    status: 'approved',
    history: [submitted, started, { status: 'approved', time: '2025-06-03T09:12:00Z' }],
    actions: <ButtonLink href="/courses">Browse Courses</ButtonLink>,
  },
});

/** Every rejection has a reason and a next step. */
export const Rejected = meta.story({
  args: {
    status: 'rejected',
    reason: 'The sample document has a different name than the application.',
    history: [submitted, started, { status: 'rejected', time: '2025-06-03T09:12:00Z' }],
    actions: (
      <ButtonLink href="/contact" variant="neutral">
        Contact Support
      </ButtonLink>
    ),
  },
});

export const Loading = meta.story({ args: { isLoading: true } });

export const Failed = meta.story({
  args: { error: 'The sample server did not respond.', onRetry: fn() },
  play: retries,
});

export const LongText = meta.story({ args: { ...Rejected.input.args, reason: longText } });
