import { DataExport } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Account/DataExport',
  component: DataExport,
  args: { onDownload: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['The data section of the account page.'],
      avoid: [{ when: 'The user exports the rows of a table as CSV.', instead: 'Components/Actions/Button' }],
      keyboard: [{ keys: 'Enter, Space', does: 'Downloads the file.', test: 'ByKeyboard' }],
      accessibility: ['A pending button keeps focus. A failure is announced.'],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download My Data' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Downloaded = meta.story({ args: { lastDownloadedOn: '2026-03-02' } });

export const Failed = meta.story({ args: { error: 'Please try again in a minute.' } });
