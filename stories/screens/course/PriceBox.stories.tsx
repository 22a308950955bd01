import { Button, CoursePrice, PriceBox, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Course/PriceBox',
  component: PriceBox,
  parameters: {
    usage: {
      status: 'stable',
      use: ['A course’s price with the action that enrolls, and the tax disclaimer below it.'],
      avoid: [{ when: 'You show the total for a year.', instead: 'Screens/Reimbursement/AnnualBenefit' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the action.', test: 'WithAction' }],
      accessibility: ['Price, label, and note are text in reading order.'],
    },
  },
  args: { price: '$4,950' },
});

export const Default = meta.story();

/** An earlier price is struck through, with the last day on which it was charged. */
export const EarlierPrice = meta.story({
  args: { price: '$299', listPrice: { cents: 59_900, charged_until: '2026-10-01' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$599').tagName).toBe('S');
    await expect(canvasElement).toHaveTextContent(/Earlier price: \$599 Charged until Oct 1, 2026/);
  },
});

/** The course cannot be bought yet; the reason is above the price. */
export const Notice = meta.story({
  args: { notice: 'Lessons for this course are not ready yet.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Lessons for this course are not ready yet\..*\$4,950/);
  },
});

export const WithAction = meta.story({
  args: {
    children: (
      <>
        <Button size="lg" isFullWidth>
          Enroll Now
        </Button>
        <TaxDisclaimer />
      </>
    ),
  },
  play: tabsTo(['button', 'Enroll Now']),
});

/** For a learner who pays nothing. */
export const Offer = meta.story({
  args: {
    offer: (
      <CoursePrice label="Paid by your company" price="$0" note="You owe nothing. Usual price: $4,950." />
    ),
  },
});

export const LongText = meta.story({ args: { price: '$1,234,567.00', label: longTitle, note: longText } });
