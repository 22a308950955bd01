import { CertificateNotFound } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/Certificates/CertificateNotFound',
  component: CertificateNotFound,
  args: { certificateNumber: 'RWC-2025-00000000' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['When no certificate has the number that was searched for.'],
      avoid: [
        { when: 'It was found and taken back.', instead: 'Screens/Certificates/CertificateResult' },
        { when: 'The search itself failed.', instead: 'Components/Feedback/ErrorState' },
      ],
      keyboard: [],
      accessibility: [
        'It repeats the number, so that a mistyped one is seen; CertificateLookup announces it.',
      ],
    },
  },
} satisfies Meta<typeof CertificateNotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['certificateNumber'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Not Found' })).toBeVisible();
  },
};

export const WithoutNumber: Story = { args: { certificateNumber: undefined } };

export const LongText: Story = { args: { certificateNumber: 'RWC-2025-'.padEnd(120, 'X') } };
