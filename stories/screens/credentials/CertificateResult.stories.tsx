import { CertificateDownloads, CertificateResult } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import {
  assessedCertificate,
  certificate,
  expiredCertificate,
  replacedCertificate,
  revokedCertificate,
} from '../../samples/credentials.ts';
import { longTitle } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateResult',
  component: CertificateResult,
  args: { certificate },
  parameters: {
    usage: {
      status: 'stable',
      use: ['A certificate that was found, in whichever state it is.'],
      avoid: [
        { when: 'No certificate has the number.', instead: 'Screens/Credentials/CertificateNotFound' },
        { when: 'The owner views or prints it.', instead: 'Screens/Credentials/CertificateSheet' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the downloads.', test: 'Owner' }],
      accessibility: [
        'Each state has an icon, a color, and a heading.',
        'Name, course, date, and number are a description list.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Verified' })).toBeVisible();
    await expect(canvas.getByText('Issued by')).toBeVisible();
  },
});

/** The certificate of an assessed course states the result and its day. */
export const Assessed = meta.story({
  args: { certificate: assessedCertificate },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('86 percent, B')).toBeVisible();
    await expect(canvas.getByText('June 2, 2025')).toBeVisible();
  },
});

export const Owner = meta.story({
  args: { actions: <CertificateDownloads onDownload={fn()} /> },
  play: tabsTo(['button', 'Download PDF']),
});

export const Revoked = meta.story({
  args: { certificate: revokedCertificate },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Revoked' })).toBeVisible();
    await expect(canvas.getByText('The course was refunded.')).toBeVisible();
  },
});

/** The date of the revocation is unknown. */
export const RevokedWithoutDate = meta.story({
  args: { certificate: { ...certificate, status: 'revoked' } },
});

/** Its owner has another one. The public page does not name it. */
export const Replaced = meta.story({
  args: { certificate: replacedCertificate },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Replaced' })).toBeVisible();
    await expect(canvas.getByText('July 15, 2025')).toBeVisible();
    await expect(canvas.getByText(/Ask its owner for the new number\.$/)).toBeVisible();
  },
});

/** For its owner, who gets other advice than a stranger. */
export const ReplacedForOwner = meta.story({
  args: { certificate: replacedCertificate, advice: 'Use the new certificate from now on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Use the new certificate from now on\.$/)).toBeVisible();
    await expect(canvas.queryByText(/Ask its owner/)).not.toBeInTheDocument();
  },
});

export const Expired = meta.story({
  args: { certificate: expiredCertificate },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Expired' })).toBeVisible();
    await expect(canvas.getByText('Expired on')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { certificate: { ...certificate, student_name: longTitle, course_title: longTitle } },
});
