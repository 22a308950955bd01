import { JobToolkitPage } from '@redwhiteandcode/app/pages/credentials/job-toolkit/JobToolkitPage.tsx';
import type { ToolkitCertificate } from '@redwhiteandcode/app/pages/credentials/job-toolkit/wording.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';
import { certificate } from '../samples/credentials.ts';

const course: ToolkitCertificate = {
  certificate,
  address: 'example.com/verify/RWC-2025-DEM0CERT',
  profileHref: 'https://example.com/profile',
  outcomes: [
    'Explain in plain words how a model learns',
    'Plan a pilot of your own',
    'Measure whether it helped',
  ],
  waiver: { reason: 'liftoff', company: null },
  hasReceipt: true,
};

const badge: ToolkitCertificate = {
  ...course,
  certificate: {
    ...certificate,
    certificate_number: 'RWC-2025-BADGE000',
    kind: 'program',
    course_title: 'Layoff to Lift-Off Participant',
  },
  address: 'example.com/verify/RWC-2025-BADGE000',
  outcomes: [],
  waiver: null,
  hasReceipt: false,
};

const meta = preview.meta({
  title: 'Pages/JobToolkit',
  component: JobToolkitPage,
  args: {
    certificates: [course, badge],
    learnerName: 'Sample Learner',
    today: '2026-07-03',
    onCopy: fn(async () => true),
    onPrint: fn(),
  },
  ...inSite({ path: '/job-toolkit', viewer: 'learner' }),
});

/** /job-toolkit of a participant of Layoff to Lift-Off with a completed course */
export const Participant = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // In the parts for the résumé and for LinkedIn.
    await expect(canvas.getAllByText(/^This badge tells readers that you were laid off\./)).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Employer' }), 'Sample Company');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the letter' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.stringContaining('whether Sample Company has'));
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.stringContaining('You owe nothing'));
  },
});

/** /job-toolkit of a learner who paid for the course: the letter does not mention the program. */
export const Paid = meta.story({
  args: { certificates: [{ ...course, waiver: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Its terms for participants/)).toBeNull();
    await expect(canvas.getByText(/may not qualify for its plan/)).toBeVisible();
  },
});

/** /job-toolkit with a badge, before the first completed course */
export const BadgeOnly = meta.story({
  args: { certificates: [badge] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy the letter' })).toBeNull();
    await expect(canvas.getByText('Question 1 of 5')).toBeVisible();
  },
});

/** /job-toolkit before the first certificate */
export const Empty = meta.story({ args: { certificates: [] } });
