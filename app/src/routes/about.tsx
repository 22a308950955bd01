import { BridgeIllustration, PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { later } from '../frame/later.tsx';
import { aboutWords as words } from '../copy/about.ts';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';

const page = companyPages.about;

export const handle: StructuredDataHandle = { structuredData: 'about' };

export const meta = () => pageMeta({ ...words.meta, title: page.name, path: page.path });

const Sections = later(() => import('../company/AboutSections.tsx'));

export default function AboutRoute(): ReactNode {
  return (
    <>
      <PageHeader {...words.header} illustration={<BridgeIllustration />} />
      <Sections />
    </>
  );
}
