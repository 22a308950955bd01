import { CorporatePage } from '@redwhiteandcode/app/pages/corporate/CorporatePage.tsx';
import { builtInCatalog } from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({ title: 'Pages/For Employers', ...inSite({ path: '/corporate' }) });

/** /corporate */
export const Corporate = meta.story({
  render: () => <CorporatePage courseCount={builtInCatalog.length} />,
});
