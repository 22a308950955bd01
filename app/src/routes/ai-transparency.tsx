import { AnswersIllustration, PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { later } from '../frame/later.tsx';
import { aiWords as words } from '../copy/aiTransparency.ts';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';

const page = companyPages['ai-transparency'];

export const handle: StructuredDataHandle = { structuredData: 'ai-transparency' };

export const meta = () => pageMeta({ ...words.meta, title: page.name, path: page.path });

const Sections = later(() => import('../company/AiSections.tsx'));

export default function AiTransparencyRoute(): ReactNode {
  const { reviewed, ...header } = words.header;
  return (
    <>
      <PageHeader
        {...header}
        meta={
          <>
            {reviewed.label}: <time dateTime={reviewed.date}>{reviewed.text}</time>
          </>
        }
        illustration={<AnswersIllustration />}
      />
      <Sections />
    </>
  );
}
