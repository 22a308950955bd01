import { ProfileForm } from '@redwhiteandcode/design-system';
import { checkProfile } from '@redwhiteandcode/contract/account/rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { neverResolve, refuse } from '../../samples/answers.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Account/ProfileForm',
  component: ProfileForm,
  args: {
    validate: checkProfile,
    defaultName: 'Sample Learner',
    onSubmit: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The profile section of the account page.'],
      avoid: [{ when: 'The user creates the account.', instead: 'Screens/Identity/AuthCard' }],
      keyboard: [{ keys: 'Enter', does: 'Saves.', test: 'Saved' }],
      accessibility: [
        'Success is announced. An invalid name is explained next to the field, which takes focus.',
      ],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sample Person{Enter}');
    await canvas.findByText(/^Name saved\./);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ full_name: 'Sample Person' });
  },
});

export const ServerError = meta.story({
  args: { onSubmit: fn(refuse('full_name')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Name' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(neverResolve) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save Name' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongText = meta.story({
  args: { defaultName: longText },
});
