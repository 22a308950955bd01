import { Hero, LiftOffIllustration } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { liftOffCopy as copy } from './liftoffCopy.ts';
import { ActionLinks } from '../../parts/marketing/ClosingSection.tsx';

/** The page of the Layoff to Lift-Off program; `sections` is a slot for `LiftOffSections`. */
export function LiftOffPage({ sections }: { sections: ReactNode }): ReactNode {
  const { links, ...hero } = copy.hero;
  return (
    <>
      <Hero
        {...hero}
        actions={<ActionLinks links={links} variant="accent" />}
        illustration={<LiftOffIllustration />}
      />
      {sections}
    </>
  );
}
