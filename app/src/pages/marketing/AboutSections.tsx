import type { ReactNode } from 'react';
import { useCatalogSize } from '../../parts/catalog/useCatalogSize.ts';
import { AboutSections } from './AboutSectionsPanel.tsx';

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
