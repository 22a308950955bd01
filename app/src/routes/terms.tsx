import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: 'The rules for using the courses, prices and refunds.',
    path: '/terms',
  });

export default function TermsRoute(): ReactNode {
  return <Section headingLevel={1} title="Terms of Service" />;
}
