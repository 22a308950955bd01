import type { ReactNode } from 'react';
import { useCatalogSize } from '../catalog/useCatalogSize.ts';
import { AboutSections } from '../pages/company/AboutSections.tsx';

/** The sections of the about page with the size of the catalog. */
export default function ConnectedAboutSections(): ReactNode {
  const [courseCount, feed] = useCatalogSize();
  return (
    <>
      {feed}
      <AboutSections courseCount={courseCount} />
    </>
  );
}
