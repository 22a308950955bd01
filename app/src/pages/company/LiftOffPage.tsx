import { ButtonLink, Hero, LiftOffIllustration } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { liftOffCopy as copy } from '../../copy/layoffToLiftoff.ts';

/** The page of the Layoff to Lift-Off program; `sections` is a slot for `LiftOffSections`. */
export function LiftOffPage({ sections }: { sections: ReactNode }): ReactNode {
  const { eyebrow, title, description, apply, how } = copy.hero;
  return (
    <>
      <Hero
        eyebrow={eyebrow}
        title={title}
        description={description}
        actions={
          <>
            <ButtonLink href="/layoff-application" variant="accent" size="lg">
              {apply}
            </ButtonLink>
            <ButtonLink href="/layoff-to-liftoff#how-it-works" variant="neutral" size="lg">
              {how}
            </ButtonLink>
          </>
        }
        illustration={<LiftOffIllustration />}
      />
      {sections}
    </>
  );
}
