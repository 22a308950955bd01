import { VerifyPage } from '@redwhiteandcode/app/pages/verify/VerifyPage.tsx';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';
import { certificate } from '../samples/learner.ts';

const meta = preview.meta({
  title: 'Pages/Verify a certificate',
  component: VerifyPage,
  args: {
    number: certificate.certificate_number,
    lookup: {},
    onSearch: fn(),
    onRefused: fn(),
    onRetry: fn(),
  },
  ...inSite({ path: '/verify' }),
});

/** /verify */
export const Idle = meta.story({ args: { number: undefined } });

/** /verify/{certificateNumber} during the lookup */
export const Verifying = meta.story({ args: { lookup: { isLoading: true } } });

/** /verify/{certificateNumber} for a valid certificate */
export const Found = meta.story({
  args: { lookup: { certificate, shareHref: 'https://www.linkedin.com/sharing/share-offsite/' } },
});

/** /verify/{certificateNumber} for a revoked certificate */
export const Revoked = meta.story({
  args: { lookup: { certificate: { ...certificate, status: 'revoked' } } },
});

/** /verify/{certificateNumber} for an unknown number */
export const NotFound = meta.story({ args: { number: 'RWC-2025-00000000', lookup: { isMissing: true } } });

/** /verify/{certificateNumber} after the lookup failed */
export const Failed = meta.story({ args: { lookup: { failure: 'Please try again later.' } } });
