import type { ReactNode } from 'react';
import { liftOffCopy as copy } from '../copy/layoffToLiftoff.ts';
import { later } from '../frame/later.tsx';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { LiftOffPage } from '../pages/company/LiftOffPage.tsx';

const page = companyPages['layoff-to-liftoff'];

export const handle: StructuredDataHandle = { structuredData: 'layoff-to-liftoff' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

const Sections = later(() => import('../pages/company/LiftOffSections.tsx'));

export default function LayoffToLiftoffRoute(): ReactNode {
  return <LiftOffPage sections={<Sections />} />;
}
