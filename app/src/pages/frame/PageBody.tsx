import { Footer } from '@redwhiteandcode/design-system';
import { yearOf } from '@redwhiteandcode/lambdas/contract/calendar.ts';
import type { ReactNode } from 'react';
import { footer, footerNote } from '../../copy/site.ts';
import { PageMain } from './PageMain.tsx';

export interface PageBodyProps {
  /** A slot after the footer's last link, for the privacy choices. */
  footerEnd?: ReactNode;
  /** The year of the copyright. @default the year of the build */
  year?: number | undefined;
  children: ReactNode;
}

/** A page's main content with the footer below. Admin pages have no footer, so they use only `PageMain`. */
export function PageBody({ footerEnd, year = yearOf(__BUILD_DAY__), children }: PageBodyProps): ReactNode {
  return (
    <>
      <PageMain>{children}</PageMain>
      <Footer {...footer} note={footerNote(year)} lastLink={footerEnd} />
    </>
  );
}
