import { CertificateLookup } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificate, revokedCertificate } from '../../samples/credentials.ts';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateLookup',
  component: CertificateLookup,
  args: {
    lookup: { status: 'found' as const, certificate },
    certificateNumber: 'RWC-2025-DEM0CERT',
    shareHref: 'https://example.com/share',
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Below CertificateSearch, to show and announce the result of the search.'],
      avoid: [{ when: 'You have the certificate.', instead: 'Screens/Credentials/CertificateResult' }],
      keyboard: [{ keys: 'Enter', does: 'Retries after a failure.', test: 'Failed' }],
      accessibility: ['Each result is announced once, politely. A failure is an alert.'],
    },
  },
});

export const Default = meta.story({
  tags: ['verify-states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Certificate found. It is valid.');
  },
});

export const Revoked = meta.story({
  args: { lookup: { status: 'found', certificate: revokedCertificate } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Certificate Revoked');
  },
});

export const NotFound = meta.story({
  tags: ['verify-states'],
  args: { lookup: { status: 'notFound' }, certificateNumber: 'RWC-2025-00000000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Certificate Not Found');
  },
});

export const Loading = meta.story({
  tags: ['verify-states'],
  args: { lookup: { status: 'verifying' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying certificate...');
  },
});

export const Failed = meta.story({
  args: { lookup: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verification Failed');
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Before a search, it renders nothing. */
export const Empty = meta.story({ args: { lookup: { status: 'idle' } } });
