import type { ReactNode } from 'react';
import { resourcesCopy as copy } from '../copy/resources.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { ResourcesPage } from '../pages/tax/ResourcesPage.tsx';

const Sections = later(() => import('../tax/ResourceSections.tsx'));

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/section-127-resources' });

export default function Section127ResourcesRoute(): ReactNode {
  return <ResourcesPage sections={<Sections />} />;
}
