import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Section 127 Resources',
    description: 'Official documents, compliance lists, covered and not-covered expenses.',
    path: '/section-127-resources',
  });

export default function Section127ResourcesRoute(): ReactNode {
  return <Section headingLevel={1} title="Section 127 Resources" />;
}
