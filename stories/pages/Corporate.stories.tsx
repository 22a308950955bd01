import { CorporatePage } from '@redwhiteandcode/app/pages/company/CorporatePage.tsx';
import CorporateSections from '@redwhiteandcode/app/pages/company/CorporateSections.tsx';
import { builtInCatalog } from '@redwhiteandcode/app/pages/course/builtIn.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../samples/inSite.tsx';

const meta = { title: 'Pages/For Employers', ...inSite({ path: '/corporate' }) } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /corporate */
export const Corporate: Story = {
  render: () => <CorporatePage courseCount={builtInCatalog.length} sections={<CorporateSections />} />,
};
