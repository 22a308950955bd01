import { Link, ReportSchedule, type ReportScheduleProps } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Company/ReportSchedule',
  component: ReportSchedule,
  args: {
    frequency: 'weekly' as const,
    onChange: fn(async () => undefined) as ReportScheduleProps['onChange'],
    preferencesLink: <Link href="/account#emails">Choose which emails you get</Link>,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The overview of a company.'],
      avoid: [
        { when: 'Somebody chooses only their own emails.', instead: 'Screens/Account/EmailPreferences' },
      ],
      keyboard: [{ keys: 'Enter', does: 'Changes how often reports are sent.', test: 'ByKeyboard' }],
      accessibility: ['The button says what it changes to, and keeps the focus.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Send them monthly' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('monthly');
  },
});

export const Monthly = meta.story({ args: { frequency: 'monthly' as const } });

/** Only owners change it. */
export const ForViewers = meta.story({
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
