import { EmailPreferences, type EmailPreferencesProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  mustActEmails,
  optionalEmailNames,
  optionalEmails,
} from '@redwhiteandcode/contract/account/email-kinds.ts';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';

/** Changes the switches as the page does. */
function Changing({ optional = [], onChange, ...props }: EmailPreferencesProps): ReactNode {
  const [choices, setChoices] = useState(optional);
  return (
    <EmailPreferences
      {...props}
      optional={choices}
      onChange={(kind, isOn) => {
        onChange(kind, isOn);
        setChoices(choices.map((each) => (each.kind === kind ? { ...each, isOn } : each)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Account/EmailPreferences',
  component: EmailPreferences,
  args: {
    optional: optionalEmailNames.map((kind) => ({ kind, ...optionalEmails[kind], isOn: true })),
    always: Object.values(mustActEmails).map(({ title, text }) => [title, text] as const),
    onChange: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The emails section of the account page.'],
      avoid: [{ when: 'The person comes from the link in an email.', instead: 'Components/Feedback/Result' }],
      keyboard: [{ keys: 'Space', does: 'Turns a kind of email off or on.', test: 'ByKeyboard' }],
      accessibility: ['Each switch is described by who gets the emails and when.'],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const reports = canvas.getByRole('switch', { name: optionalEmails['company-report'].title });
    await userEvent.tab();
    await expect(reports).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('company-report', false);
    await expect(reports).not.toBeChecked();
  },
});

/** Before the address is confirmed, it may belong to another person. */
export const Unconfirmed = meta.story({
  args: { note: 'Confirm your email address to choose.' },
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('switch')) await expect(each).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { optional: undefined } });

export const Failed = meta.story({
  args: { optional: undefined, error: 'Check your connection and try again.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check your connection and try again.')).toBeVisible();
  },
});
