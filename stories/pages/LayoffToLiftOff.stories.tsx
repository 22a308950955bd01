import { LiftOffPage } from '@redwhiteandcode/app/pages/company/LiftOffPage.tsx';
import LiftOffSections from '@redwhiteandcode/app/pages/company/LiftOffSections.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../samples/inSite.tsx';

const meta = {
  title: 'Pages/Layoff to Lift-Off',
  component: LiftOffPage,
  ...inSite({ path: '/layoff-to-liftoff' }),
} satisfies Meta<typeof LiftOffPage>;
export default meta;

/** /layoff-to-liftoff */
export const Program: StoryObj = { render: () => <LiftOffPage sections={<LiftOffSections />} /> };
