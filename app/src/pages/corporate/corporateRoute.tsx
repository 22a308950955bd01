import type { ReactNode } from 'react';
import { useCatalogSize } from '../../parts/catalog/useCatalogSize.ts';
import { corporateCopy as copy } from './corporateCopy.ts';
import { later } from '../../shell/frame/later.tsx';
import { companyPages } from '../../parts/structured-data/companyPages.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { CorporatePage } from './CorporatePage.tsx';

const page = companyPages.corporate;

export const handle: StructuredDataHandle = { structuredData: 'corporate' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

const Sections = later(() => import('./LoadedCorporateSections.tsx'));

export default function CorporateRoute(): ReactNode {
  const [courseCount, queryElement] = useCatalogSize();
  return (
    <>
      {queryElement}
      <CorporatePage courseCount={courseCount} sections={<Sections />} />
    </>
  );
}
