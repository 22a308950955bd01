import { CertificateLookup } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { certificate, revokedCertificate } from '../../samples/enrollments.ts';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Certificates/CertificateLookup',
  component: CertificateLookup,
  args: {
    lookup: { status: 'found', certificate },
    certificateNumber: 'RWC-2025-DEM0CERT',
    shareHref: 'https://example.com/share',
    onRetry: fn(),
  },
  argTypes: { actions: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: ['Under CertificateSearch: it shows and announces what the search has come to.'],
      avoid: [{ when: 'The certificate is known.', instead: 'Screens/Certificates/CertificateResult' }],
      keyboard: [{ keys: 'Enter', does: 'Searches again after a failure.', test: 'Failed' }],
      accessibility: ['One polite announcement an outcome; a failure is an alert.'],
    },
  },
} satisfies Meta<typeof CertificateLookup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['verify-states'],
  parameters: { controls: { include: ['lookup', 'certificateNumber', 'shareHref'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Certificate found. It is valid.');
  },
};

export const Revoked: Story = {
  args: { lookup: { status: 'found', certificate: revokedCertificate } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Certificate Revoked');
  },
};

export const NotFound: Story = {
  tags: ['verify-states'],
  args: { lookup: { status: 'notFound' }, certificateNumber: 'RWC-2025-00000000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Certificate Not Found');
  },
};

export const Loading: Story = {
  tags: ['verify-states'],
  args: { lookup: { status: 'verifying' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying certificate...');
  },
};

export const Failed: Story = {
  args: { lookup: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verification Failed');
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Before a search there is nothing. */
export const Empty: Story = { args: { lookup: { status: 'idle' } } };

export const LongText: Story = { args: { lookup: { status: 'failed', message: longText } } };
