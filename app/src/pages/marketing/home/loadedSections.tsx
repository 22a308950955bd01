import type { ReactNode } from 'react';
import { useListOr } from '../../../shell/api/usePublicQuery.ts';
import { useFreeLabel } from '../../../parts/catalog/useFreeLabel.ts';
import { catalogCourses, featuredCourses } from '../../../parts/catalog/builtInLists.ts';
import { builtInQuestions } from '../../../parts/marketing/builtInQuestions.ts';
import { calculatorDefaults } from './Calculator.tsx';
import * as home from './sections.ts';
import { useToday } from '../../../shell/clock/useToday.ts';
import { useSession } from '../../../shell/session/session.ts';
import { Notify, notifyOf } from '../../../parts/waitlist/Notify.tsx';
import { useSavingsAddress } from './useSavingsAddress.ts';

// The sections of the landing page, connected to their data. They have no props and load together after hydration.

export { HowItWorks, MadeInAmerica, ReimbursementPackage, Testimonials } from './sections.ts';

const useIsSignedIn = (): boolean => Boolean(useSession());

/** The featured courses, from the API. */
export function FeaturedCourses(): ReactNode {
  const courses = useListOr(featuredCourses, 'GET /api/courses', {
    query: { kind: 'featured' },
  });
  const freeLabel = useFreeLabel();
  return (
    <home.FeaturedCourses
      courses={courses}
      freeLabel={freeLabel}
      isSignedIn={useIsSignedIn()}
      notify={notifyOf}
    />
  );
}

/** The launches, with the waitlist. */
export function ComingSoon(): ReactNode {
  return (
    <home.ComingSoon today={useToday()} notify={(item) => <Notify item={item} label="Get Notified" />} />
  );
}

/** Why learn here, for a visitor or a signed-in user. */
export function Benefits(): ReactNode {
  return <home.Benefits isSignedIn={useIsSignedIn()} />;
}

/** The catalog, from the API. */
export function Programs(): ReactNode {
  const courses = useListOr(catalogCourses, 'GET /api/courses', {
    query: { kind: 'catalog' },
  });
  const freeLabel = useFreeLabel();
  return <home.Programs courses={courses} freeLabel={freeLabel} notify={notifyOf} />;
}

/** The savings calculator, for a visitor or a signed-in user. */
export function Calculator(): ReactNode {
  const { initial, onChange, copyLink } = useSavingsAddress(calculatorDefaults);
  return (
    <home.Calculator
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
  return <home.Questions questions={questions} />;
}

/** The call at the end, for a visitor or a signed-in user. */
export function Closing(): ReactNode {
  return <home.Closing isSignedIn={useIsSignedIn()} />;
}
