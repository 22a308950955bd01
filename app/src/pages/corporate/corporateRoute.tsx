import type { ReactNode } from 'react';
import { useCatalogSize } from '../../parts/catalog/useCatalogSize.ts';
import { corporateCopy as copy } from './corporateCopy.ts';
import { companyPages } from '../../parts/structured-data/companyPages.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { CorporatePage } from './CorporatePage.tsx';

const page = companyPages.corporate;

export const handle: StructuredDataHandle = { structuredData: 'corporate' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

export default function CorporateRoute(): ReactNode {
  return <CorporatePage courseCount={useCatalogSize()} />;
}
