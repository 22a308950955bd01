import type { ReactNode } from 'react';
import { aiCopy as copy } from '../copy/aiTransparency.ts';
import { later } from '../frame/later.tsx';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { AiTransparencyPage } from '../pages/company/AiTransparencyPage.tsx';

const page = companyPages['ai-transparency'];

export const handle: StructuredDataHandle = { structuredData: 'ai-transparency' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

const Sections = later(() => import('../pages/company/AiSections.tsx'));

export default function AiTransparencyRoute(): ReactNode {
  return <AiTransparencyPage sections={<Sections />} />;
}
