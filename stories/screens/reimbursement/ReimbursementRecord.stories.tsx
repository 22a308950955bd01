import { Button, ReimbursementRecord } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';
import { reimbursement } from './samples.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Reimbursement/ReimbursementRecord',
  component: ReimbursementRecord,
  args: { reimbursement },
  parameters: {
    usage: {
      status: 'new',
      use: ['Each request of a learner, on the dashboard and on the toolkit page.'],
      avoid: [{ when: 'You show the total for the year.', instead: 'Screens/Reimbursement/AnnualBenefit' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to its actions.', test: 'WithActions' }],
      accessibility: [
        'An article named after the course.',
        'The status has an icon, a word, and a color. Steps that are still missing are described in words.',
      ],
    },
  },
});

export const Default = meta.story();

/** No outcome is recorded yet, and no employer. */
export const Generated = meta.story({
  args: { reimbursement: { ...reimbursement, status: 'generated', employer_name: null, submitted_on: null } },
});

export const Approved = meta.story({
  args: { reimbursement: { ...reimbursement, status: 'approved', approved_on: '2026-03-20' } },
});

export const ApprovedInPart = meta.story({
  args: {
    reimbursement: {
      ...reimbursement,
      status: 'approved',
      approved_on: '2026-03-20',
      approved_in_part_cents: 100_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved in part: $1,000.00')).toBeVisible();
    await expect(canvas.queryByText('Approved')).toBeNull();
  },
});

export const Denied = meta.story({
  args: { reimbursement: { ...reimbursement, status: 'denied', denied_on: '2026-03-20' } },
});

export const Paid = meta.story({
  args: {
    reimbursement: {
      ...reimbursement,
      status: 'paid',
      approved_on: '2026-03-20',
      paid_on: '2026-04-01',
      paid_cents: 295_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,950.00 reimbursed')).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: { actions: <Button variant="neutral">Record Outcome</Button> },
  play: tabsTo(['button', 'Record Outcome']),
});

export const LongText = meta.story({
  args: { reimbursement: { ...reimbursement, course_title: longTitle, employer_name: longTitle } },
});
