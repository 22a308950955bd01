import { CertificateDownloads, CertificateResult } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificate, revokedCertificate } from '../../samples/enrollments.ts';
import { longTitle } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Certificates/CertificateResult',
  component: CertificateResult,
  args: { certificate, shareHref: 'https://example.com/share' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For a certificate that was found: valid or revoked.'],
      avoid: [
        { when: 'No certificate has the number.', instead: 'Screens/Certificates/CertificateNotFound' },
        {
          when: 'The page shows every outcome of a search.',
          instead: 'Screens/Certificates/CertificateLookup',
        },
        { when: 'The owner looks at it or prints it.', instead: 'Screens/Certificates/CertificateSheet' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to sharing and to the downloads.', test: 'Owner' }],
      accessibility: [
        'Valid and revoked are icon, word and colour, and a heading.',
        'Name, course, date and number are a list of terms.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Verified' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Share on LinkedIn/ })).toHaveAttribute('target', '_blank');
  },
});

export const Owner = meta.story({
  args: { actions: <CertificateDownloads onDownload={fn()} /> },
  play: tabsTo(['link', /Share on LinkedIn/], ['button', 'Download PDF']),
});

/** It is not offered for sharing. */
export const Revoked = meta.story({
  args: { certificate: revokedCertificate },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Revoked' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The day of revoking is not known. */
export const RevokedWithoutDate = meta.story({
  args: { certificate: { ...certificate, status: 'revoked' } },
});

export const LongText = meta.story({
  args: { certificate: { ...certificate, student_name: longTitle, course_title: longTitle } },
});
