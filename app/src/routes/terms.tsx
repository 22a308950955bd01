import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { termsSections, termsWords as words } from '../copy/terms.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';

const { title, description, keywords } = words;

export const meta = () => pageMeta({ title, description, keywords, path: '/terms' });

export default function TermsRoute(): ReactNode {
  return (
    <LegalDocument title={title} lead={words.lead} lastUpdated={words.lastUpdated} sections={termsSections} />
  );
}
