import { Section, Steps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../copy/course.ts';

/** How paying for a course works, below what it teaches. */
export default function Paying(): ReactNode {
  return (
    <Section tone="surface" title={copy.payingTitle}>
      <Steps steps={copy.paying} />
    </Section>
  );
}
