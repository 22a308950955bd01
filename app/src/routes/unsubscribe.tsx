import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Stop the messages about a launch.',
    path: '/unsubscribe',
    isPrivate: true,
  });

export default function UnsubscribeRoute(): ReactNode {
  return <Section headingLevel={1} title="Unsubscribe" />;
}
