import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Apply to Layoff to Lift-Off',
    description: 'Apply for free access to every AI course after a layoff.',
    path: '/layoff-application',
  });

export default function LayoffApplicationRoute(): ReactNode {
  return <Section headingLevel={1} title="Apply to Layoff to Lift-Off" />;
}
