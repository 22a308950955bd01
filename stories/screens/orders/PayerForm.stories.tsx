import { PayerForm } from '@redwhiteandcode/design-system';
import { checkPayer } from '@redwhiteandcode/contract/orders/rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const payer = {
  name: 'Sample Learner',
  company: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'United States',
  purchase_order: '',
};

const meta = preview.meta({
  title: 'Screens/Orders/PayerForm',
  component: PayerForm,
  args: { validate: ({ purchase_order: _number, ...values }) => checkPayer(values), payer, onSubmit: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['The payer of an unpaid order, as the invoice and the receipt show it.'],
      avoid: [{ when: 'The learner’s own name changes.', instead: 'Screens/Account/ProfileForm' }],
      keyboard: [{ keys: 'Enter', does: 'Saves.', test: 'Saved' }],
      accessibility: ['An invalid field is explained next to the field, which takes focus.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Company/ }), 'Sample Employer{Enter}');
    await canvas.findByText('Saved');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...payer, company: 'Sample Employer' });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Street/ }), '1 Sample Street{Enter}');
    await canvas.findByText('Enter the city');
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveFocus();
  },
});
