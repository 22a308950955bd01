import { Button, CertificateResult, type CertificateSummary } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const certificate: CertificateSummary = {
  certificate_number: 'RWC-2025-DEM0CERT',
  student_name: 'Sample Learner',
  course_title: 'Sample Course: AI at Work',
  completion_date: '2025-06-01',
};

const meta = {
  title: 'Screens/Certificates/CertificateResult',
  component: CertificateResult,
  args: { certificate, shareHref: 'https://example.com/share' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof CertificateResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Owner: Story = { args: { actions: <Button variant="neutral">Download PDF</Button> } };

export const Revoked: Story = { args: { certificate: { ...certificate, revoked_at: '2025-07-01' } } };

export const LongText: Story = {
  args: { certificate: { ...certificate, student_name: longTitle, course_title: longTitle } },
};
