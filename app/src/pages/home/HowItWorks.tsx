import { Section, Steps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionWords } from '../../copy/homeSections.ts';
import { headOf } from './sectionHead.ts';

const words = sectionWords.howItWorks;

/** The four steps from HR to the money back. */
export function HowItWorks(): ReactNode {
  return (
    <Section id="how-it-works" tone="surface" {...headOf(words)}>
      <Steps steps={words.steps} />
    </Section>
  );
}
