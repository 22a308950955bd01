import type { ReactNode } from 'react';
import type * as sections from './sections.ts';
import { Opening, type OpeningProps } from './Opening.tsx';

/** The sections of the landing page below the page header, in document order. */
export const homeSections = [
  'HowItWorks',
  'FeaturedCourses',
  'MadeInAmerica',
  'ReimbursementPackage',
  'ComingSoon',
  'Benefits',
  'Programs',
  'Calculator',
  'Testimonials',
  'Questions',
  'Closing',
] as const satisfies readonly (keyof typeof sections)[];

export interface HomePageProps extends OpeningProps {
  /** A slot for the sections, in the order of `homeSections`. */
  sections: ReactNode;
}

/** The landing page. */
export function HomePage({ sections, ...opening }: HomePageProps): ReactNode {
  return (
    <>
      <Opening {...opening} />
      {sections}
    </>
  );
}
