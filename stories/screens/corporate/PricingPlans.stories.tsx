import { PricingPlans } from '@redwhiteandcode/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const action = { label: 'Contact Sales', href: '/contact' };

const plans = [
  {
    id: 'team',
    name: 'Team',
    description: 'For one team that starts together.',
    minSeats: 10,
    maxSeats: 49,
    pricePerSeat: 199,
    features: ['All sample courses', 'Progress for each seat', 'Email support'],
    action,
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For several teams, with a contact person.',
    minSeats: 50,
    maxSeats: 249,
    pricePerSeat: 149,
    features: ['Everything in Team', 'Reimbursement toolkit for HR', 'A contact person', 'Quarterly report'],
    isMostPopular: true,
    action,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For the whole company.',
    minSeats: 250,
    features: ['Everything in Business', 'Single sign-on', 'A custom agreement'],
    action,
  },
];

const meta = preview.meta({
  title: 'Screens/Corporate/PricingPlans',
  component: PricingPlans,
  args: { plans, limits: { max: 1000, discountFrom: 500 } },
  parameters: {
    usage: {
      status: 'new',
      use: ['The prices of the employer page, for a number of employees.'],
      avoid: [{ when: 'You show the cost after tax.', instead: 'Screens/Marketing/SavingsCalculator' }],
      keyboard: [{ keys: 'Tab', does: 'Moves from the number to each plan’s link.', test: 'MatchingPlan' }],
      accessibility: [
        'The matching plan is announced when typing pauses.',
        'An invalid number is explained next to the field on blur.',
        'The matching plan is marked with words, not only with its border.',
      ],
    },
  },
});

export const Default = meta.story();

/** A number of employees shows its plan and price, or why there is none. */
export const MatchingPlan = meta.story({
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Number of employees' });
    await expect(canvas.getByText('Team plan: 25 employees at $199 each.')).toBeVisible();
    await userEvent.clear(seats);
    await expect(canvas.getByText('Which plan fits?')).toBeVisible();
    await userEvent.tab();
    await expect(seats).toHaveAccessibleDescription('Enter a whole number of employees, such as 25');
    await userEvent.type(seats, '9');
    await expect(seats).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('From 10 employees')).toBeVisible();
    await userEvent.type(seats, '00');
    await expect(canvas.getByText('Enterprise plan: 900 employees, with a volume discount.')).toBeVisible();
    await userEvent.clear(seats);
    await userEvent.type(seats, '50');
    await expect(canvas.getByText('$7,450')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '$7,450. Business plan: 50 employees at $149 each.',
      ),
    );
    await expect(canvas.getByText('Fits your team').closest('li')).toHaveTextContent('Business');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Contact Sales' })[0]).toHaveFocus();
  },
});

/** The number of employees leads to the form that buys their seats, or to an offer. */
export const Buying = meta.story({
  args: {
    action: (seats, { pricePerSeat, action: contact }) =>
      pricePerSeat === undefined ? contact : { label: `Buy ${seats} seats`, href: `/buy?seats=${seats}` },
  },
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Number of employees' });
    await expect(canvas.getByRole('link', { name: 'Buy 25 seats' })).toHaveAttribute('href', '/buy?seats=25');
    await userEvent.clear(seats);
    await expect(canvas.queryByRole('link', { name: /^Buy/ })).not.toBeInTheDocument();
    await userEvent.type(seats, '60');
    await expect(canvas.getByRole('link', { name: 'Buy 60 seats' })).toHaveAttribute('href', '/buy?seats=60');
  },
});

/** The note about discounts and taxes is below the plans. */
export const WithNote = meta.story({
  args: { note: 'Volume discounts for 500 or more seats. Prices exclude taxes.' },
});

export const TwoPlans = meta.story({ args: { plans: plans.slice(0, 2) } });

export const LongText = meta.story({
  args: {
    plans: withFirst(plans, { name: longTitle, description: longText, features: [longText] }),
    note: longText,
  },
});
