import { BuySeatsForm, ButtonLink } from '@redwhiteandcode/design-system';
import { checkBuy, quoteTyped, seatsProblem } from '@redwhiteandcode/contract/company/buy-rules.ts';
import { cheaperSeats, noSeats, priceSentence, termCopy } from '@redwhiteandcode/contract/company/term.ts';
import { dollars, dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const purchase = { account: noSeats, isRenewal: false, today: '2026-12-01' };

const values = {
  seats: '12',
  company_name: '',
  name: 'Sample Buyer',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'United States',
  purchase_order: '',
  payment: 'now',
};

const meta = preview.meta({
  title: 'Screens/Company/BuySeatsForm',
  component: BuySeatsForm,
  args: {
    values,
    seatsLabel: 'Number of employees',
    offerOf: (seats) => {
      const quote = quoteTyped(seats, purchase);
      if (!quote) return { problem: seatsProblem(seats, purchase) ?? '' };
      const more = cheaperSeats(quote.seats);
      return {
        total: dollarsAndCents(quote.totalCents),
        detail: `${quote.plan.name} plan: ${quote.seats} seats at ${dollarsAndCents(quote.seatCents)} each.`,
        price: priceSentence(quote),
        hint: more && `${more.seats} seats cost less: ${dollars(more.totalCents)}.`,
      };
    },
    terms: [termCopy.refund, termCopy.renewal],
    validate: ({ payment: _, ...buyer }) => checkBuy(purchase)(buyer),
    onSubmit: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A company buys its first seats, more seats, or the next term.'],
      avoid: [
        { when: 'An admin makes an invoice for a company.', instead: 'Screens/Corporate/SeatOrderDialog' },
      ],
      keyboard: [{ keys: 'Enter', does: 'Checks the form and makes the order.', test: 'Ordering' }],
      accessibility: [
        'The total is announced when typing pauses.',
        'Several errors are listed above the form; the list takes focus.',
      ],
    },
  },
});

export const Default = meta.story();

/** The total and its terms follow the number, and a cheaper number is named. */
export const Counting = meta.story({
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Number of employees' });
    await expect(canvas.getByText('$2,388.00', { selector: 'strong' })).toBeVisible();
    await userEvent.clear(seats);
    await userEvent.type(seats, '40');
    await expect(canvas.getByText(/50 seats cost less: \$7,450\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\$7,960\.00\. Team plan: 40/));
    await userEvent.clear(seats);
    await userEvent.type(seats, '250');
    await expect(canvas.getByText('For 250 or more seats, contact us for a quote.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
});

export const Ordering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Company/ }), 'Sample Company');
    await userEvent.click(canvas.getByRole('radio', { name: 'Invoice' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Purchase order/ }), 'PO-4711');
    await expect(canvas.getByRole('button', { name: 'Order and get the invoice' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const company = { company_name: 'Sample Company', purchase_order: 'PO-4711', payment: 'invoice' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...values, ...company }));
  },
});

export const Incomplete = meta.story({
  args: { values: { ...values, seats: '9', name: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay' }));
    await expect(await canvas.findByText('Enter the company')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Number of employees' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A visitor without a session sees what seats cost, and how to go on. */
export const SignedOut = meta.story({
  args: { gate: (seats) => <ButtonLink href={`/auth?seats=${seats}`}>Create an account</ButtonLink> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/auth?seats=120',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A company that has seats buys more; its name is known. */
export const MoreSeats = meta.story({
  args: { isNew: false, seatsLabel: 'Seats to add', values: { ...values, seats: '3' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Company/ })).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({ args: { terms: [longText, `${longText} ${longText}`] } });
