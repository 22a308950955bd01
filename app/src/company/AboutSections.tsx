import type { ReactNode } from 'react';
import { useCatalogSize } from '../catalog/useCatalogSize.ts';
import { AboutSections } from '../pages/company/AboutSections.tsx';

/** The sections of the about page, with the number of courses. */
export default function ConnectedAboutSections(): ReactNode {
  const [courseCount, queryElement] = useCatalogSize();
  return (
    <>
      {queryElement}
      <AboutSections courseCount={courseCount} />
    </>
  );
}
