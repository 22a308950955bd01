import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Account',
    description: 'Your name, password, theme and sessions.',
    path: '/account',
    isPrivate: true,
  });

export default function AccountRoute(): ReactNode {
  return <Section headingLevel={1} title="Account" />;
}
