import { Hero, TaxDisclaimer, TeamReportScene } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type { ReactNode } from 'react';
import { corporateCopy as copy } from './corporateCopy.ts';
import { ActionLinks } from '../../parts/marketing/ClosingSection.tsx';

export interface CorporatePageProps {
  /** The number of courses in the catalog. */
  courseCount: number;
  /** A slot for `CorporateSections`. */
  sections: ReactNode;
}

/** The page for employers. */
export function CorporatePage({ courseCount, sections }: CorporatePageProps): ReactNode {
  const { eyebrow, title, description, links, coursesLabel, access } = copy.hero;
  return (
    <>
      <Hero
        eyebrow={eyebrow}
        title={title}
        description={description}
        actions={<ActionLinks links={links} variant="accent" />}
        stats={[{ value: String(courseCount), label: coursesLabel }, access]}
        note={<TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />}
        illustration={<TeamReportScene />}
      />
      {sections}
    </>
  );
}
