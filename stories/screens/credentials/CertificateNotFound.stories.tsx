import { CertificateNotFound } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateNotFound',
  component: CertificateNotFound,
  args: { certificateNumber: 'RWC-2025-00000000' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['No certificate has the number that the visitor entered.'],
      avoid: [
        { when: 'The certificate was revoked.', instead: 'Screens/Credentials/CertificateResult' },
        { when: 'The request failed.', instead: 'Components/Feedback/ErrorState' },
      ],
      keyboard: [],
      accessibility: ['It repeats the number, which may have a typo. The page announces it.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Not Found' })).toBeVisible();
  },
});

export const WithoutNumber = meta.story({ args: { certificateNumber: undefined } });

export const LongText = meta.story({ args: { certificateNumber: 'RWC-2025-'.padEnd(120, 'X') } });
