import type { ReactNode } from 'react';
import { useCatalogSize } from '../catalog/useCatalogSize.ts';
import { corporateCopy as copy } from '../copy/corporate.ts';
import { later } from '../frame/later.tsx';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { CorporatePage } from '../pages/company/CorporatePage.tsx';

const page = companyPages.corporate;

export const handle: StructuredDataHandle = { structuredData: 'corporate' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

const Sections = later(() => import('../corporate/CorporateSections.tsx'));

export default function CorporateRoute(): ReactNode {
  const [courseCount, queryElement] = useCatalogSize();
  return (
    <>
      {queryElement}
      <CorporatePage courseCount={courseCount} sections={<Sections />} />
    </>
  );
}
