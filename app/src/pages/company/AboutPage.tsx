import { BridgeIllustration, PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { aboutWords as words } from '../../copy/about.ts';

/** The about page; `sections` is a slot for `AboutSections`. */
export function AboutPage({ sections }: { sections: ReactNode }): ReactNode {
  return (
    <>
      <PageHeader {...words.header} illustration={<BridgeIllustration />} />
      {sections}
    </>
  );
}
