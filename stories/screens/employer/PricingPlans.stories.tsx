import { PricingPlans } from '@redwhiteandcode/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const action = { label: 'Contact Sales', href: '/contact' };

const plans = [
  {
    id: 'team',
    name: 'Team',
    description: 'For one team that starts together.',
    minSeats: 10,
    maxSeats: 49,
    pricePerSeat: 199,
    features: ['All sample courses', 'Progress for each seat', 'E-mail support'],
    action,
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For several teams, with a person to ask.',
    minSeats: 50,
    maxSeats: 249,
    pricePerSeat: 149,
    features: ['Everything in Team', 'Reimbursement toolkit for HR', 'A person to ask', 'Quarterly report'],
    isMostPopular: true,
    action,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For the whole company.',
    minSeats: 250,
    features: ['Everything in Business', 'Single sign-on', 'An agreement of your own'],
    action,
  },
];

const meta = preview.meta({
  title: 'Screens/Employer/PricingPlans',
  component: PricingPlans,
  args: { plans, limits: { most: 1000, discountFrom: 500 } },
  parameters: {
    usage: {
      status: 'new',
      use: ['On the employer page: what seats cost, for a number of employees typed in.'],
      avoid: [{ when: 'The cost after tax is asked for.', instead: 'Screens/Marketing/SavingsCalculator' }],
      keyboard: [{ keys: 'Tab', does: 'Goes from the number to each plan’s button.', test: 'Finding' }],
      accessibility: [
        'The answer to a number is told in words once typing pauses.',
        'What is no number is told at the field when it is left.',
        'The plan that fits says so in words, not by its border alone.',
      ],
    },
  },
});

export const Default = meta.story();

/** A number finds its plan and its price, or says why there is none. */
export const Finding = meta.story({
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

/** Discounts and taxes stand below. */
export const WithNote = meta.story({
  args: { note: 'Volume discounts for 500 or more seats. Prices exclude taxes.', defaultSeats: 120 },
});

export const TwoPlans = meta.story({ args: { plans: plans.slice(0, 2) } });

export const LongText = meta.story({
  args: {
    plans: plans.map((plan, place) =>
      place === 0 ? { ...plan, name: longTitle, description: longText, features: [longText] } : plan,
    ),
    note: longText,
  },
});
