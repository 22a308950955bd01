import { ButtonLink, Hero, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { useCatalogSize } from '../catalog/useCatalogSize.ts';
import { homeWords as words } from '../copy/home.ts';
import { useSession } from '../session/session.ts';

const cap = limitText(latestAnnualLimit);

/** What the page opens with: what it is about, where to begin, and three numbers. */
export function Opening(): ReactNode {
  const session = useSession();
  const [courseCount, feed] = useCatalogSize();
  const { limit, cost, courses } = words.stats;
  return (
    <>
      {feed}
      <Hero
        eyebrow={words.eyebrow}
        title={words.title}
        description={words.description}
        actions={
          <>
            <ButtonLink href={session ? '/dashboard' : '/auth'} variant="accent" size="lg">
              {session ? words.dashboard : words.start}
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
