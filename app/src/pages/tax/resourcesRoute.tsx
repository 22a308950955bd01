import type { ReactNode } from 'react';
import { resourcesCopy as copy } from './resourcesCopy.ts';
import { later } from '../../shell/frame/later.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { ResourcesPage } from './ResourcesPage.tsx';

const Sections = later(() => import('./LoadedResourceSections.tsx'));

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/section-127-resources' });

export default function Section127ResourcesRoute(): ReactNode {
  return <ResourcesPage sections={<Sections />} />;
}
