import { TimeZoneDialog, type TimeZoneDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/TimeZoneDialog',
  component: TimeZoneDialog,
  args: {
    timeZone: 'America/New_York',
    zones: [
      {
        title: 'United States',
        options: [
          { value: 'America/New_York', label: 'America/New York' },
          { value: 'America/Chicago', label: 'America/Chicago' },
        ],
      },
      { title: 'All others', options: [{ value: 'Europe/Zurich', label: 'Europe/Zurich' }] },
    ],
    onSave: fn(async () => undefined) as TimeZoneDialogProps['onSave'],
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Change the time zone in which a company’s days end.'],
      avoid: [{ when: 'The time is the reader’s.', instead: 'the time zone of the browser' }],
      keyboard: [{ keys: 'Typing', does: 'Finds a time zone in the open list.', test: 'Choosing' }],
      accessibility: ['Everything that Dialog and ListBoxSelect guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Choosing = meta.story({
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('button', { name: /Time zone/ })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Zurich' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change time zone' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Europe/Zurich'));
  },
});
