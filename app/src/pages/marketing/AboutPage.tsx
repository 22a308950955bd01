import { CertificateScene, PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { aboutCopy as copy } from './aboutCopy.ts';

/** The about page; `sections` is a slot for `AboutSections`. */
export function AboutPage({ sections }: { sections: ReactNode }): ReactNode {
  return (
    <>
      <PageHeader {...copy.header} illustration={<CertificateScene />} />
      {sections}
    </>
  );
}
