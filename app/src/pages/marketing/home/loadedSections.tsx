import type { ReactNode } from 'react';
import { useListOr } from '../../../shell/api/usePublicQuery.ts';
import { useFreeLabel } from '../../../parts/catalog/useFreeLabel.ts';
import { catalogCourses, featuredCourses } from '../../../parts/catalog/builtInLists.ts';
import { builtInQuestions } from '../../../parts/marketing/builtInQuestions.ts';
import { Calculator as CalculatorSection, calculatorDefaults } from './Calculator.tsx';
import { FeaturedCourses as FeaturedSection } from './FeaturedCourses.tsx';
import { Programs as ProgramsSection } from './Programs.tsx';
import * as sections from './sections.tsx';
import { useToday } from '../../../shell/clock/useToday.ts';
import { useSession } from '../../../shell/session/session.ts';
import { Notify, notifyOf } from '../../../parts/waitlist/Notify.tsx';
import { useSavingsAddress } from './useSavingsAddress.ts';

// The sections of the landing page, connected to their data. They have no props and load together after hydration.

export { HowItWorks, MadeInAmerica, ReimbursementPackage, Testimonials } from './sections.tsx';

const useIsSignedIn = (): boolean => Boolean(useSession());

/** The featured courses, from the API. */
export function FeaturedCourses(): ReactNode {
  const courses = useListOr(featuredCourses, 'GET /api/courses', {
    query: { kind: 'featured' },
  });
  const freeLabel = useFreeLabel();
  return (
    <FeaturedSection courses={courses} freeLabel={freeLabel} isSignedIn={useIsSignedIn()} notify={notifyOf} />
  );
}

/** The launches, with the waitlist. */
export function ComingSoon(): ReactNode {
  return (
    <sections.ComingSoon today={useToday()} notify={(item) => <Notify item={item} label="Get Notified" />} />
  );
}

/** Why learn here, for a visitor or a signed-in user. */
export function Benefits(): ReactNode {
  return <sections.Benefits isSignedIn={useIsSignedIn()} />;
}

/** The catalog, from the API. */
export function Programs(): ReactNode {
  const courses = useListOr(catalogCourses, 'GET /api/courses', {
    query: { kind: 'catalog' },
  });
  const freeLabel = useFreeLabel();
  return <ProgramsSection courses={courses} freeLabel={freeLabel} notify={notifyOf} />;
}

/** The savings calculator, for a visitor or a signed-in user. */
export function Calculator(): ReactNode {
  const { initial, onChange, copyLink } = useSavingsAddress(calculatorDefaults);
  return (
    <CalculatorSection
      isSignedIn={useIsSignedIn()}
      defaults={initial}
      onChange={onChange}
      onCopyLink={copyLink}
    />
  );
}

/** The questions, from the API. */
export function Questions(): ReactNode {
  const questions = useListOr(builtInQuestions, 'GET /api/faqs', {
    query: { placement: 'landing' },
  });
  return <sections.Questions questions={questions} />;
}

/** The call at the end, for a visitor or a signed-in user. */
export function Closing(): ReactNode {
  return <sections.Closing isSignedIn={useIsSignedIn()} />;
}
