import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { payingCopy as copy } from './payingCopy.ts';
import { CourseStatements } from './CourseStatements.tsx';

/** What learners whose courses are free see in place of `Paying`. */
export default function FreeCourse(): ReactNode {
  return (
    <Section tone="surface" title={copy.statements.titleForFree}>
      <CourseStatements />
    </Section>
  );
}
