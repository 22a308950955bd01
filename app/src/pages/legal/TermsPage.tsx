import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { termsSections, termsWords as words } from '../../copy/terms.tsx';

/** The terms of service. */
export function TermsPage(): ReactNode {
  return (
    <LegalDocument
      title={words.title}
      lead={words.lead}
      lastUpdated={words.lastUpdated}
      sections={termsSections}
    />
  );
}
