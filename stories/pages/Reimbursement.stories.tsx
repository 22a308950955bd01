import { ReimbursementPage } from '@redwhiteandcode/app/pages/reimbursement/ReimbursementPage.tsx';
import { AnnualBenefit } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({
  title: 'Pages/Reimbursement',
  component: ReimbursementPage,
  args: {
    toolkits: [],
    courses: [
      {
        course_id: 'sample-course',
        course_title: 'Sample course',
        amount_cents: 295_000,
        is_paid_for: true,
        has_started: true,
        completed_on: '2026-03-20',
        certificate_number: 'RWC-2026-SAMP1E00',
        pass_percent: null,
        result: null,
        ordered_on: '2026-03-02',
      },
    ],
    isParticipant: false,
    onRetry: fn(),
    benefit: <AnnualBenefit benefit={undefined} year={2026} error="The sample limit is not loaded." />,
  },
  ...inSite({ path: '/reimbursement', viewer: 'learner' }),
});

/** /reimbursement for a learner who has a course without a toolkit */
export const Default = meta.story();

/** /reimbursement for a participant of Layoff to Lift-Off: there is nothing to reimburse, and no limit */
export const Participant = meta.story({
  args: { courses: [], isParticipant: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free for you: Layoff to Lift-Off')).toBeVisible();
    await expect(canvas.getByText(/You owe nothing for the courses that you enroll in/)).toBeVisible();
    await expect(canvas.queryByText(/sample limit/)).toBeNull();
    await expect(canvas.queryByText(/HR asks for/)).toBeNull();
  },
});

/** /reimbursement for a participant with a course that was paid for before the approval */
export const ParticipantWhoPaid = meta.story({
  args: { isParticipant: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free for you: Layoff to Lift-Off')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a toolkit: Sample course' })).toBeVisible();
  },
});
