import { Section, Steps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';

const copy = sectionCopy.howItWorks;

/** The four steps from the question to HR to the reimbursement. */
export function HowItWorks(): ReactNode {
  return (
    <Section id="how-it-works" tone="surface" {...copy}>
      <Steps steps={copy.steps} />
    </Section>
  );
}
