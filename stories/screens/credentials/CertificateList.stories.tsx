import { CertificateList } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assessedCertificate, certificate, revokedCertificate } from '../../samples/credentials.ts';
import { longTitle } from '../../samples/text.ts';
import { retries } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateList',
  component: CertificateList,
  args: {
    certificates: [assessedCertificate, revokedCertificate],
    certificateHref: ({ certificate_number }) => `/account/certificates/${certificate_number}`,
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A learner’s own certificates.'],
      avoid: [{ when: 'A visitor looks up a number.', instead: 'Screens/Credentials/CertificateResult' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves to View Certificate.', test: 'Default' },
        { keys: 'Enter', does: 'Retries after a failure.', test: 'Failed' },
      ],
      accessibility: ['A list of articles named after their courses, which also describe the links.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByText('Assessed: 86 percent, B')).toBeVisible();
    await userEvent.tab();
    const [link] = canvas.getAllByRole('link', { name: 'View Certificate' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription('Sample Course: AI at Work');
  },
});

export const Loading = meta.story({
  args: { certificates: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your certificates...');
  },
});

export const Empty = meta.story({ args: { certificates: [] } });

export const Failed = meta.story({
  args: { certificates: undefined, error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({ args: { certificates: [{ ...certificate, course_title: longTitle }] } });
