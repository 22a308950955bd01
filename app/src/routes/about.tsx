import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'About Us',
    description: 'Mission, vision, story and the people behind the courses.',
    path: '/about',
  });

export default function AboutRoute(): ReactNode {
  return <Section headingLevel={1} title="About Us" />;
}
