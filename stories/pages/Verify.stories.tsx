import { VerifyPage } from '@redwhiteandcode/app/pages/credentials/verify/VerifyPage.tsx';
import { CertificateNotFound } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';
import { certificate } from '../samples/credentials.ts';

const meta = preview.meta({
  title: 'Pages/Verify a certificate',
  component: VerifyPage,
  args: {
    number: certificate.certificate_number,
    lookup: {},
    onSearch: fn(),
    onRefused: fn(),
    onRetry: fn(),
    onCopyLink: fn(),
    fileCheck: { check: { status: 'idle' as const }, onFile: fn() },
  },
  ...inSite({ path: '/verify' }),
});

/** /verify */
export const Idle = meta.story({
  args: { number: undefined },
  tags: ['verify-states'],
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('output')).toBeEmptyDOMElement(),
});

/** /verify/{certificateNumber} during the lookup */
export const Verifying = meta.story({
  args: { lookup: { isLoading: true } },
  tags: ['verify-states'],
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('output')).toHaveTextContent('Verifying certificate...'),
});

/** /verify/{certificateNumber} for a valid certificate */
export const Found = meta.story({
  args: { lookup: { certificate } },
  tags: ['verify-states'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('output')).toHaveTextContent('Certificate found. It is valid.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    // Only the owner shares it.
    await expect(canvas.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
  },
});

/** /verify/{certificateNumber} for a revoked certificate */
export const Revoked = meta.story({
  args: { lookup: { certificate: { ...certificate, status: 'revoked' } } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('output')).toHaveTextContent('Certificate Revoked'),
});

/** /verify/{certificateNumber} for an unknown number */
export const NotFound = meta.story({
  args: {
    number: 'RWC-2025-00000000',
    lookup: { missing: <CertificateNotFound certificateNumber="RWC-2025-00000000" /> },
  },
  tags: ['verify-states'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Certificate Not Found' })).toBeVisible(),
});

/** /verify/{certificateNumber} after the lookup failed */
export const Failed = meta.story({
  args: { lookup: { failure: 'Please try again later.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verification Failed');
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
