import { PrivacyPage } from '@redwhiteandcode/app/pages/legal/PrivacyPage.tsx';
import { TermsPage } from '@redwhiteandcode/app/pages/legal/TermsPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../samples/inSite.tsx';

const meta = { title: 'Pages/Legal', ...inSite({ path: '/privacy' }) } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /privacy */
export const Privacy: Story = { render: () => <PrivacyPage /> };

/** /terms */
export const Terms: Story = { render: () => <TermsPage />, parameters: { site: { path: '/terms' } } };
