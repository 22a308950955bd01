import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Write to us: we respond within 24 business hours.',
    path: '/contact',
  });

export default function ContactRoute(): ReactNode {
  return <Section headingLevel={1} title="Contact" />;
}
