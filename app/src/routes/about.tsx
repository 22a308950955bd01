import type { ReactNode } from 'react';
import { aboutCopy as copy } from '../copy/about.ts';
import { later } from '../frame/later.tsx';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { AboutPage } from '../pages/company/AboutPage.tsx';

const page = companyPages.about;

export const handle: StructuredDataHandle = { structuredData: 'about' };

export const meta = () => pageMeta({ ...copy.meta, title: page.name, path: page.path });

const Sections = later(() => import('../company/AboutSections.tsx'));

export default function AboutRoute(): ReactNode {
  return <AboutPage sections={<Sections />} />;
}
