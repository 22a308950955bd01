import { CertificatePage } from '@redwhiteandcode/app/pages/credentials/CertificatePage.tsx';
import { CertificatesPage } from '@redwhiteandcode/app/pages/credentials/CertificatesPage.tsx';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificate, ownCertificate } from '../samples/credentials.ts';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({
  title: 'Pages/Certificates',
  component: CertificatePage,
  args: ownCertificate,
  ...inSite({ path: `/account/certificates/${certificate.certificate_number}`, viewer: 'learner' }),
});

/** /account/certificates/{number}: the certificate, and what its owner can do with it */
export const Own = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Badge Picture (PNG)' }));
    await expect(args.onDownload).toHaveBeenCalledWith('badge-png');
    await expect(canvas.getByText(/^Is the name wrong\?/)).toBeVisible();
    await expect(canvas.queryByText(/laid off/)).toBeNull();
  },
});

/** /account/certificates/{number} of a badge of Layoff to Lift-Off */
export const ProgramBadge = meta.story({
  args: {
    certificate: { ...certificate, kind: 'program', course_title: 'Layoff to Lift-Off Participant' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This badge tells readers that you were laid off\./)).toBeVisible();
  },
});

/** /account/certificates/{number} of a certificate that was revoked */
export const Revoked = meta.story({
  args: {
    certificate: {
      ...certificate,
      status: 'revoked',
      revoked_at: '2025-07-01T10:00:00Z',
      revocation_reason: 'The course was refunded.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no longer valid/)).toBeVisible();
    await expect(canvas.getByText('July 1, 2025')).toBeVisible();
    await expect(canvas.getByText('The course was refunded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  },
});

/** /account/certificates/{number} of a certificate that was replaced: only its owner sees the new number */
export const Replaced = meta.story({
  args: {
    certificate: { ...certificate, status: 'replaced', replaced_at: '2025-07-15T10:00:00Z' },
    replacedBy: 'RWC-2025-C0RRECT1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'RWC-2025-C0RRECT1' })).toHaveAttribute(
      'href',
      '/account/certificates/RWC-2025-C0RRECT1',
    );
    await expect(canvas.queryByText(/Ask its owner/)).toBeNull();
  },
});

/** /account/certificates/{number} of a certificate that has expired */
export const Expired = meta.story({
  args: { certificate: { ...certificate, status: 'expired', expires_at: '2025-07-01T10:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has expired\./)).toBeVisible();
    await expect(canvas.getByText('Expired on')).toBeVisible();
  },
});

/** /account/certificates: the learner's certificates and badges */
export const List = meta.story({
  render: () => <CertificatesPage certificates={[certificate]} onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Make a learning record' })).toHaveAttribute(
      'href',
      '/account/learning-record',
    );
  },
});

/** /account/certificates before there are any */
export const Empty = meta.story({ render: () => <CertificatesPage certificates={[]} onRetry={fn()} /> });
