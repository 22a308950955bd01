import { AnnualBenefit } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { retries } from '../playFunctions.ts';

const benefit = {
  year: 2026,
  limit_cents: 525_000,
  paid_cents: 149_900,
  declared_cents: 50_000,
  left_cents: 325_100,
  requested_cents: 29_900,
  warnings: [],
};

const meta = preview.meta({
  title: 'Screens/Reimbursement/AnnualBenefit',
  component: AnnualBenefit,
  args: { year: 2026, benefit, onRetry: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'The dashboard and the toolkit page, with the learner’s own records of the calendar year.',
        'The limit of a year, which comes from the table of limits and never from copy.',
      ],
      avoid: [{ when: 'You show the price of a course.', instead: 'Screens/Course/PriceBox' }],
      keyboard: [{ keys: 'Enter', does: 'Retries after a failure.', test: 'Failed' }],
      accessibility: [
        'The bar is decorative. Its amounts are below it as text.',
        'Requested amounts are striped and declared ones dotted, so that they differ from paid amounts in more than color.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3,251.00')).toBeVisible();
    await expect(canvas.getByText('left of $5,250 in 2026')).toBeVisible();
  },
});

export const LimitReached = meta.story({
  args: {
    benefit: { ...benefit, paid_cents: 525_000, declared_cents: 0, left_cents: 0, requested_cents: 0 },
  },
});

/** The warnings come from the rules of the limit. */
export const Warnings = meta.story({
  args: {
    benefit: {
      ...benefit,
      paid_cents: 595_000,
      left_cents: 0,
      warnings: [
        '$1,200.00 is above the limit of $5,250.00 for 2026 and may be taxable.',
        '2026 is almost over. Payment and reimbursement belong in one calendar year. Ask HR when they pay.',
      ],
    },
  },
});

export const Loading = meta.story({ args: { benefit: undefined } });

/** Without records this year, the whole limit is left. */
export const Empty = meta.story({
  args: {
    benefit: { ...benefit, paid_cents: 0, declared_cents: 0, requested_cents: 0, left_cents: 525_000 },
  },
});

export const Failed = meta.story({
  args: { benefit: undefined, error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({
  args: {
    benefit: {
      ...benefit,
      limit_cents: 123_456_789,
      paid_cents: 12_345_678,
      requested_cents: 9_876_543,
      left_cents: 111_061_111,
    },
  },
});
