import { CertificateSheet, QrCode } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificate } from '../../samples/enrollments.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Certificates/CertificateSheet',
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
        'For the owner: the certificate itself, to look at and to print on one landscape sheet.',
        'The paper stays light in the dark theme.',
      ],
      avoid: [{ when: 'Someone verifies a number.', instead: 'Screens/Certificates/CertificateResult' }],
      keyboard: [],
      accessibility: [
        'Everything on it is text; ornament and seal are hidden.',
        'In a narrow place it becomes a column with letters of readable size.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Certificate of Completion');
    await expect(canvas.getByText('Sample Learner')).toBeVisible();
    await expect(canvas.getByText('RWC-2025-DEM0CERT')).toBeVisible();
  },
});

export const WithoutCode = meta.story({ args: { qrCode: undefined } });

/** A long name and a long course: both wrap, nothing leaves the sheet. */
export const LongText = meta.story({
  args: {
    certificate: {
      ...certificate,
      student_name: 'Sample Learner with a Name of Several Parts and a Double-Barrelled Surname',
      course_title: longTitle,
    },
  },
});
