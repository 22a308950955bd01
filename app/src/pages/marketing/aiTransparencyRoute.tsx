import type { ReactNode } from 'react';
import { aiCopy as copy } from './aiTransparencyCopy.ts';
import { companyPages } from '../../parts/structured-data/companyPages.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../parts/structured-data/StructuredData.tsx';
import { AiTransparencyPage } from './AiTransparencyPage.tsx';

const page = companyPages['ai-transparency'];

export const handle: StructuredDataHandle = { structuredData: 'ai-transparency' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

export default function AiTransparencyRoute(): ReactNode {
  return <AiTransparencyPage />;
}
