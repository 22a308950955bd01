import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { termsDocument } from './termsCopy.tsx';

/** The terms of service. */
export function TermsPage(): ReactNode {
  return <LegalDocument {...termsDocument} />;
}
