import { ButtonLink, Hero, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { homeWords as words } from '../../copy/home.ts';
import type { SignedInProps } from './StartLink.tsx';

const cap = limitText(latestAnnualLimit);

export interface OpeningProps extends SignedInProps {
  /** How many courses the catalog has. */
  courseCount: number;
}

/** What the page opens with: what it is about, where to begin, and three numbers. */
export function Opening({ courseCount, isSignedIn }: OpeningProps): ReactNode {
  const { limit, cost, courses } = words.stats;
  return (
    <>
      <Hero
        eyebrow={words.eyebrow}
        title={words.title}
        description={words.description}
        actions={
          <>
            <ButtonLink href={isSignedIn ? '/dashboard' : '/auth'} variant="accent" size="lg">
              {isSignedIn ? words.dashboard : words.start}
            </ButtonLink>
            <ButtonLink href="/#calculator" variant="neutral" size="lg">
              {words.calculate}
            </ButtonLink>
          </>
        }
        stats={[{ value: cap, label: limit }, cost, { value: String(courseCount), label: courses }]}
        note={<TaxDisclaimer annualLimit={cap} />}
      />
    </>
  );
}
