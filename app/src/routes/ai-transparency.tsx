import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'AI Transparency',
    description: 'Where AI is used in our courses, and how it is labelled.',
    path: '/ai-transparency',
  });

export default function AiTransparencyRoute(): ReactNode {
  return <Section headingLevel={1} title="AI Transparency" />;
}
