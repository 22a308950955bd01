import { TimeZoneDialog, type TimeZoneDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/TimeZoneDialog',
  component: TimeZoneDialog,
  args: {
    timeZone: 'America/New_York',
    zones: [
      { value: 'America/New_York', label: 'America/New York' },
      { value: 'America/Chicago', label: 'America/Chicago' },
      { value: 'Europe/Zurich', label: 'Europe/Zurich' },
    ],
    onSave: fn(async () => undefined) as TimeZoneDialogProps['onSave'],
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Change the time zone in which a company’s days end.'],
      avoid: [{ when: 'The time is the reader’s.', instead: 'the time zone of the browser' }],
      keyboard: [{ keys: 'Arrow keys', does: 'Choose a time zone.', test: 'Choosing' }],
      accessibility: ['Everything that Dialog and Select guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Choosing = meta.story({
  play: async ({ args, userEvent }) => {
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('America/New_York');
    await userEvent.selectOptions(zone, 'Europe/Zurich');
    await userEvent.click(screen.getByRole('button', { name: 'Change time zone' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Europe/Zurich'));
  },
});
