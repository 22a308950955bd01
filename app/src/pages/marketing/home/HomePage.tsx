import type { ReactNode } from 'react';
import { ButtonLink, Hero, LearningScene, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type * as sections from './loadedSections.tsx';
import { homeCopy as copy, type PriceRange } from './homeCopy.ts';
import { type SignedInProps, StartLink } from './StartLink.tsx';

const cap = limitText(latestAnnualLimit);

interface OpeningProps extends SignedInProps {
  /** The number of courses in the catalog. */
  courseCount: number;
  /** The lowest and the highest price of a course. */
  prices: PriceRange;
}

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

/** The opening of the landing page, with three statistics. */
function Opening({ courseCount, prices, isSignedIn }: OpeningProps): ReactNode {
  const { limit, cost, courses } = copy.stats;
  return (
    <Hero
      eyebrow={copy.eyebrow}
      title={copy.title}
      description={copy.description(prices, cap)}
      actions={
        <>
          <StartLink variant="accent" isSignedIn={isSignedIn}>
            {copy.start}
          </StartLink>
          <ButtonLink href="/#calculator" variant="neutral" size="lg">
            {copy.calculate}
          </ButtonLink>
        </>
      }
      stats={[{ value: cap, label: limit }, cost, { value: String(courseCount), label: courses }]}
      note={<TaxDisclaimer annualLimit={cap} />}
      illustration={<LearningScene />}
    />
  );
}
