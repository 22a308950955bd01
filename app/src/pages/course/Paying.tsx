import { Section, Steps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseWords as words } from '../../copy/course.ts';

/** How paying for a course works, below what it teaches. */
export default function Paying(): ReactNode {
  return (
    <Section tone="surface" title={words.payingTitle}>
      <Steps steps={words.paying} />
    </Section>
  );
}
