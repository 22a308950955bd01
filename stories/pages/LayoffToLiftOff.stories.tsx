import { LiftoffPage } from '@redwhiteandcode/app/pages/liftoff/LiftoffPage.tsx';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({
  title: 'Pages/Layoff to Lift-Off',
  component: LiftoffPage,
  ...inSite({ path: '/layoff-to-liftoff' }),
});

/** /layoff-to-liftoff */
export const Program = meta.story();
