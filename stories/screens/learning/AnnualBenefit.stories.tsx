import { AnnualBenefit } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { retries } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Learning/AnnualBenefit',
  component: AnnualBenefit,
  args: { year: 2026, limit: 5250, reimbursed: 1499, requested: 299, onRetry: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'The dashboard and the toolkit page, with the learner’s own records of the calendar year.',
        'The limit of a year, which comes from the table of limits and never from copy.',
      ],
      avoid: [{ when: 'You show the price of a course.', instead: 'Screens/Catalog/PriceBox' }],
      keyboard: [{ keys: 'Enter', does: 'Retries after a failure.', test: 'Failed' }],
      accessibility: [
        'The bar is decorative. Its amounts are below it as text.',
        'Requested amounts are striped, so that they differ from paid amounts in more than color.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('left of $5,250 in 2026')).toBeVisible();
    await expect(canvas.getAllByText('$3,452')).toHaveLength(2);
  },
});

export const LimitReached = meta.story({ args: { reimbursed: 5250, requested: 0 } });

/** Shows the amount above the limit, and advises to ask the employer or a tax adviser. */
export const AboveTheLimit = meta.story({ args: { reimbursed: 4950, requested: 2950 } });

export const Loading = meta.story({ args: { reimbursed: undefined } });

/** Without records this year, the whole limit is left. */
export const Empty = meta.story({ args: { reimbursed: 0, requested: 0 } });

export const Failed = meta.story({
  args: { error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({
  args: { limit: 1_234_567.89, reimbursed: 123_456.78, requested: 98_765.43 },
});
