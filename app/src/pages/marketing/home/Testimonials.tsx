import { Section, TestimonialList } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';

const copy = sectionCopy.testimonials;

/** Sample testimonials and the claimed rating, each labeled as illustrative. */
export function Testimonials(): ReactNode {
  return (
    <Section id="testimonials" {...copy}>
      <TestimonialList testimonials={copy.voices} />
    </Section>
  );
}
