import { CertificateDownloads } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
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
} satisfies Meta<typeof CertificateDownloads>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { controls: { include: ['pendingFile', 'size'] } } };

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith('pdf');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDownload).toHaveBeenLastCalledWith('badge');
  },
};

export const Pending: Story = { args: { pendingFile: 'pdf' } };

export const Small: Story = { args: { size: 'sm' } };
