import { Section, Steps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../copy/course.ts';

/** How payment works, below the course details. */
export default function Paying(): ReactNode {
  return (
    <Section tone="surface" title={copy.payingTitle}>
      <Steps steps={copy.paying} />
    </Section>
  );
}
