import { CertificateNotFound } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Certificates/CertificateNotFound',
  component: CertificateNotFound,
  args: { certificateNumber: 'RWC-2025-00000000' },
} satisfies Meta<typeof CertificateNotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutNumber: Story = { args: { certificateNumber: undefined } };

export const LongText: Story = { args: { certificateNumber: 'RWC-2025-'.padEnd(120, 'X') } };
