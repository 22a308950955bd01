import { VerifyPage } from '@redwhiteandcode/app/pages/verify/VerifyPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inSite } from '../samples/inSite.tsx';
import { certificate } from '../samples/learner.ts';

const meta = {
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
} satisfies Meta<typeof VerifyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** /verify */
export const Idle: Story = { args: { number: undefined } };

/** /verify/{certificateNumber} while it is looked up */
export const Verifying: Story = { args: { lookup: { isLoading: true } } };

/** /verify/{certificateNumber} of a valid certificate */
export const Found: Story = {
  args: { lookup: { certificate, shareHref: 'https://www.linkedin.com/sharing/share-offsite/' } },
};

/** /verify/{certificateNumber} of one that was revoked */
export const Revoked: Story = { args: { lookup: { certificate: { ...certificate, status: 'revoked' } } } };

/** /verify/{certificateNumber} that no certificate has */
export const NotFound: Story = { args: { number: 'RWC-2025-00000000', lookup: { isMissing: true } } };

/** /verify/{certificateNumber} when the lookup fails */
export const Failed: Story = { args: { lookup: { failure: 'Please try again later.' } } };
