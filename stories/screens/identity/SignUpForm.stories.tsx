import { SignUpForm } from '@redwhiteandcode/design-system';
import { checkSignUp } from '@redwhiteandcode/contract/account/rules.ts';
import { passwordHint } from '@redwhiteandcode/contract/account/password-length.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta = preview.meta({
  title: 'Screens/Identity/SignUpForm',
  component: SignUpForm,
  args: {
    validate: checkSignUp,
    passwordHint,
    onSubmit: fn(),
    note: 'By signing up, you accept the sample terms.',
  },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['In AuthCard, which renders it.'],
      avoid: [{ when: 'You need the whole page.', instead: 'Screens/Identity/AuthCard' }],
    },
  },
  decorators: [inColumn],
});

const form = formStories({
  typed: {
    'Full Name': 'Sample Learner',
    Email: 'learner@example.com',
    Password: 'sample-password',
  },
  submit: 'Sign Up',
});

export const Default = meta.story();

export const WithoutNote = meta.story({ args: { note: undefined } });

export const ByKeyboard = meta.story({
  play: async (context) => {
    await form.fill(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onSubmit).toHaveBeenLastCalledWith({
      full_name: 'Sample Learner',
      email: 'learner@example.com',
      password: 'sample-password',
    });
  },
});

export const Incomplete = meta.story(form.incomplete);

export const Pending = meta.story(form.pending);
