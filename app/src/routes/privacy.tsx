import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What we collect, what for, how long, and your choices.',
    path: '/privacy',
  });

export default function PrivacyRoute(): ReactNode {
  return <Section headingLevel={1} title="Privacy Policy" />;
}
