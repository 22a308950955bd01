import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Layoff to Lift-Off',
    description: 'Free AI training for people who were laid off, with payment deferred until re-employment.',
    path: '/layoff-to-liftoff',
  });

export default function LayoffToLiftoffRoute(): ReactNode {
  return <Section headingLevel={1} title="Layoff to Lift-Off" />;
}
