import type { ReactNode } from 'react';
import { liftOffCopy as copy } from './liftoffCopy.ts';
import { companyPages } from '../../parts/structured-data/companyPages.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { LiftoffPage } from './LiftoffPage.tsx';

const page = companyPages['layoff-to-liftoff'];

export const handle: StructuredDataHandle = { structuredData: 'layoff-to-liftoff' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

export default function LayoffToLiftoffRoute(): ReactNode {
  return <LiftoffPage />;
}
