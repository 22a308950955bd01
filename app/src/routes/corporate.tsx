import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'For Employers',
    description: 'AI training for your teams: seats in bulk, paperwork included.',
    path: '/corporate',
  });

export default function CorporateRoute(): ReactNode {
  return <Section headingLevel={1} title="For Employers" />;
}
