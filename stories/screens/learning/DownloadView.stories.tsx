import { DownloadView } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { download } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/DownloadView',
  component: DownloadView,
  args: { block: download, onDownload: fn(async () => undefined as string | undefined) },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A file that learners of a lesson download, such as a template.'],
      avoid: [{ when: 'It is code to copy.', instead: 'Screens/Learning/CodeView' }],
      keyboard: [{ keys: 'Enter on Download', does: 'Downloads the file.', test: 'Downloading' }],
      accessibility: ['The button names the file.', 'A failure is announced and describes the button.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ai-system-register.csv · CSV table · 279 bytes')).toBeVisible();
  },
});

export const Downloading = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download ai-system-register.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith(download);
  },
});

export const DownloadingFails = meta.story({
  args: { onDownload: fn(async () => 'The file could not be downloaded. Try again.') },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Download/ });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be downloaded.');
    await expect(button).toHaveAccessibleDescription('The file could not be downloaded. Try again.');
  },
});

/** A long title and a long name. */
export const LongTexts = meta.story({
  args: {
    block: {
      ...download,
      title:
        'A register of all systems with AI, with the columns that this lesson explains and one sample row',
      file: { ...download.file, name: `${'sample-'.repeat(10)}register.xlsx`, size: 1_400_000 },
    },
  },
});
