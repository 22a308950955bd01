import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Help Center',
    description: 'Answers about Section 127, enrollment, reimbursement, certificates and more.',
    path: '/help',
  });

export default function HelpRoute(): ReactNode {
  return <Section headingLevel={1} title="Help Center" />;
}
