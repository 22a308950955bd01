import { Footer, ShortFooter } from '@redwhiteandcode/design-system';
import { yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReactNode } from 'react';
import { footer, footerNote, shortFooterLinks } from '../site/siteCopy.ts';
import { PageMain } from './PageMain.tsx';

export interface PageBodyProps {
  /** A slot after the footer's last link, for the privacy choices. */
  footerEnd?: ReactNode;
  /** The year of the copyright. @default the year of the build */
  year?: number | undefined;
  /** Ends the page in one row of links, so that a lesson does not end in marketing. @default false */
  hasShortFooter?: boolean | undefined;
  children: ReactNode;
}

/** A page's main content with the footer below. Admin pages have no footer, so they use only `PageMain`. */
export function PageBody({
  footerEnd,
  year = yearOf(__BUILD_DAY__),
  hasShortFooter = false,
  children,
}: PageBodyProps): ReactNode {
  const end = { note: footerNote(year), lastLink: footerEnd };
  return (
    <>
      <PageMain>{children}</PageMain>
      {hasShortFooter ? <ShortFooter links={shortFooterLinks} {...end} /> : <Footer {...footer} {...end} />}
    </>
  );
}
