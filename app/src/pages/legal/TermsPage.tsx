import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { termsSections, termsCopy as copy } from '../../copy/terms.tsx';

/** The terms of service. */
export function TermsPage(): ReactNode {
  return (
    <LegalDocument
      title={copy.title}
      lead={copy.lead}
      lastUpdated={copy.lastUpdated}
      sections={termsSections}
    />
  );
}
