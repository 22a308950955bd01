import type { ReactNode } from 'react';
import { useCatalogSize, useFeaturedSize } from '../catalog/useCatalogSize.ts';
import { coursesCopy as copy } from '../copy/courses.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { CoursesPage } from '../pages/courses/CoursesPage.tsx';

const Finder = later(() => import('../catalog/Finder.tsx'));

export const handle: StructuredDataHandle = { structuredData: 'courses' };

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    keywords: copy.keywords,
    path: '/courses',
  });

export default function CoursesRoute(): ReactNode {
  const [catalogSize, catalogQuery] = useCatalogSize();
  const [featuredSize, featuredQuery] = useFeaturedSize();
  return (
    <>
      {catalogQuery}
      {featuredQuery}
      <CoursesPage catalogSize={catalogSize} featuredSize={featuredSize} finder={<Finder />} />
    </>
  );
}
