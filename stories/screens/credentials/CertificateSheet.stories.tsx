import { scale } from '@redwhiteandcode/contract/assessment/scale.ts';
import { CertificateSheet, QrCode } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assessedCertificate, certificate } from '../../samples/credentials.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateSheet',
  component: CertificateSheet,
  args: {
    certificate,
    verifyAddress: 'example.com/verify/RWC-2025-DEM0CERT',
    qrCode: (
      <QrCode
        value="https://example.com/verify/RWC-2025-DEM0CERT"
        label="Verify this certificate"
        size="sm"
      />
    ),
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'The certificate itself, for its owner to view and to print on one landscape page.',
        'A certificate that stays light in the dark theme, as on paper.',
      ],
      avoid: [{ when: 'A visitor verifies a number.', instead: 'Screens/Credentials/CertificateResult' }],
      keyboard: [],
      accessibility: [
        'Everything on it is text. The ornament and the seal are hidden from assistive technology.',
        'In a narrow container it becomes one column with readable text.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Certificate of Completion');
    await expect(canvas.getByText('Sample Learner')).toBeVisible();
    for (const number of canvas.getAllByText('RWC-2025-DEM0CERT')) await expect(number).toBeVisible();
  },
});

export const WithoutCode = meta.story({ args: { qrCode: undefined } });

/** A certificate that expires says when. */
export const WithEnd = meta.story({
  args: { certificate: { ...certificate, expires_at: '2028-06-30T15:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until').nextSibling).toHaveTextContent('June 30, 2028');
  },
});

/** The certificate of an assessed course states the result and the scale. */
export const Assessed = meta.story({
  args: { certificate: assessedCertificate, scale },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Assessed: 86 percent, B')).toBeVisible();
    await expect(canvas.getByText(/^The scale: A from 93, /)).toBeVisible();
  },
});

/** A long name and a long title wrap within the sheet. */
export const LongText = meta.story({
  args: {
    certificate: {
      ...certificate,
      student_name: 'Sample Learner with a Name of Several Parts and a Double-Barrelled Surname',
      course_title: longTitle,
    },
  },
});
