import { type DeviceSession, SessionList, type SessionListProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { anatomyOf } from '#.storybook/docs/anatomy.ts';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';
import { ownSessions } from '../../samples/account.ts';

const meta = preview.meta({
  title: 'Screens/Account/SessionList',
  component: SessionList,
  args: { sessions: ownSessions, onSignOut: fn(async () => undefined) },
  parameters: {
    usage: {
      status: 'new',
      use: ['The sessions section of the account page.'],
      avoid: [
        { when: 'The user signs out on all devices at once.', instead: 'Screens/Account/SignOutEverywhere' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the next button.', test: 'ByKeyboard' },
        {
          keys: 'Enter, Space',
          does: 'Signs the device out, and moves focus to the list.',
          test: 'ByKeyboard',
        },
      ],
      accessibility: [
        'Each button names its device and is described by the times.',
        'A failure is announced, and focus stays on the button.',
      ],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story();

export const Anatomy = meta.story(
  anatomyOf([
    { selector: 'li span', name: 'Device', text: 'The browser and system, or ‘Unknown device’.' },
    { selector: '[data-component="Badge"]', name: 'Badge', text: 'Only on the session of this page.' },
    { selector: 'li span[id]', name: 'Times', text: 'When the session was last used, and when it began.' },
    { selector: 'button', name: 'Button', text: 'Signs the device out.' },
  ]),
);

/** A list that removes the sessions that were signed out. */
function Shrinking({ onSignOut, ...props }: SessionListProps): ReactNode {
  const [sessions, setSessions] = useState<readonly DeviceSession[]>(ownSessions);
  return (
    <SessionList
      {...props}
      sessions={sessions}
      onSignOut={async (session) => {
        await onSignOut(session);
        setSessions((open) => open.filter(({ id }) => id !== session.id));
      }}
    />
  );
}

export const ByKeyboard = meta.story({
  render: (args) => <Shrinking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sign out: Firefox on Windows' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^Last used Mar 1, 2026, 8:15 PM UTC/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledWith(ownSessions[1]);
    await expect(canvas.getByRole('list', { name: 'Your sessions' })).toHaveFocus();
    await expect(canvas.queryByText('Firefox on Windows')).not.toBeInTheDocument();
  },
});

export const OneDevice = meta.story({ args: { sessions: ownSessions.slice(0, 1) } });

export const Loading = meta.story({ args: { sessions: undefined } });

export const Empty = meta.story({ args: { sessions: [] } });

export const Failed = meta.story({
  args: { sessions: undefined, error: 'Check your connection and try again.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retry/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NotSignedOut = meta.story({
  args: { onSignOut: fn(() => Promise.reject(new Error('Check your connection and try again.'))) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign out: Firefox on Windows' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
    await expect(button).toHaveFocus();
  },
});
