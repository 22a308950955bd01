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
export const Idle = meta.story({ args: { number: undefined } });

/** /verify/{certificateNumber} during the lookup */
export const Verifying = meta.story({ args: { lookup: { isLoading: true } } });

/** /verify/{certificateNumber} for a valid certificate */
export const Found = meta.story({
  args: { lookup: { certificate } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    // Only the owner shares it.
    await expect(canvas.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
  },
});

/** /verify/{certificateNumber} for a revoked certificate */
export const Revoked = meta.story({
  args: { lookup: { certificate: { ...certificate, status: 'revoked' } } },
});

/** /verify/{certificateNumber} for an unknown number */
export const NotFound = meta.story({
  args: {
    number: 'RWC-2025-00000000',
    lookup: { missing: <CertificateNotFound certificateNumber="RWC-2025-00000000" /> },
  },
});

/** /verify/{certificateNumber} after the lookup failed */
export const Failed = meta.story({ args: { lookup: { failure: 'Please try again later.' } } });
