import type { ReactNode } from 'react';
import { aboutCopy as copy } from './aboutCopy.ts';
import { useCatalogSize } from '../../parts/catalog/useCatalogSize.ts';
import { companyPages } from '../../parts/structured-data/companyPages.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { AboutPage } from './AboutPage.tsx';

const page = companyPages.about;

export const handle: StructuredDataHandle = { structuredData: 'about' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

export default function AboutRoute(): ReactNode {
  return <AboutPage courseCount={useCatalogSize()} />;
}
