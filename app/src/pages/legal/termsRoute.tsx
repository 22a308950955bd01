import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { termsDocument, termsMeta } from './termsCopy.tsx';

export const meta = () => pageMeta({ ...termsMeta, path: '/terms' });

export default function TermsRoute(): ReactNode {
  return <LegalDocument {...termsDocument} />;
}
