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
        'On the dashboard and beside the toolkit, from the learner’s own records of the calendar year.',
        'The limit comes from the table by year, never from copy.',
      ],
      avoid: [{ when: 'It is about a course’s price.', instead: 'Screens/Catalog/PriceBox' }],
      keyboard: [{ keys: 'Enter', does: 'Loads again after a failure.', test: 'Failed' }],
      accessibility: [
        'The line is decorative: its amounts stand below it in words.',
        'What is requested is striped, so that it differs from what is paid by more than colour.',
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

export const Used = meta.story({ args: { reimbursed: 5250, requested: 0 } });

/** What is above the limit is named, and who to ask. */
export const AboveTheLimit = meta.story({ args: { reimbursed: 4950, requested: 2950 } });

export const Loading = meta.story({ args: { reimbursed: undefined } });

/** No record this year: all of it is left. */
export const Empty = meta.story({ args: { reimbursed: 0, requested: 0 } });

export const Failed = meta.story({
  args: { error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({
  args: { limit: 1_234_567.89, reimbursed: 123_456.78, requested: 98_765.43 },
});
