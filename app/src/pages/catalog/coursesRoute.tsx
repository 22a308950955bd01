import type { ReactNode } from 'react';
import { useCatalogSize, useFeaturedSize } from '../../parts/catalog/useCatalogSize.ts';
import { coursesCopy as copy } from './coursesCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { later } from '../../shell/hydration/later.tsx';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { CoursesPage } from './CoursesPage.tsx';

const Finder = later(() => import('./Finder.tsx'));

export const handle: StructuredDataHandle = { structuredData: 'courses' };

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    keywords: copy.keywords,
    path: '/courses',
  });

export default function CoursesRoute(): ReactNode {
  return <CoursesPage catalogSize={useCatalogSize()} featuredSize={useFeaturedSize()} finder={<Finder />} />;
}
