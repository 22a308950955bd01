import { CertificateDownloads } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Certificates/CertificateDownloads',
  component: CertificateDownloads,
  args: { onDownload: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For the owner of a valid certificate: in CertificateResult, CertificateList and beside the sheet.',
      ],
      avoid: [{ when: 'One file with a plain address.', instead: 'Components/Actions/ButtonLink' }],
      keyboard: [{ keys: 'Enter, Space', does: 'Downloads the file.', test: 'ByKeyboard' }],
      accessibility: ['In a list, the buttons are described by the certificate’s title.'],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith('pdf');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDownload).toHaveBeenLastCalledWith('badge');
  },
});

export const Pending = meta.story({ args: { pendingFile: 'pdf' } });

export const Small = meta.story({ args: { size: 'sm' } });
