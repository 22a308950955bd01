import { CertificateDownloads } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateDownloads',
  component: CertificateDownloads,
  args: { onDownload: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['The owner of a valid certificate, below CertificateSheet.'],
      avoid: [{ when: 'You link to one file with a fixed URL.', instead: 'Components/Actions/ButtonLink' }],
      keyboard: [{ keys: 'Enter, Space', does: 'Downloads the file.', test: 'ByKeyboard' }],
      accessibility: ['Each button names the format of its file.'],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith('pdf-letter');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDownload).toHaveBeenLastCalledWith('pdf-a4');
  },
});

export const Pending = meta.story({ args: { pendingFile: 'badge-png' } });
