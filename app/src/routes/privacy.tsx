import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { privacySections, privacyWords as words } from '../copy/privacy.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';

const { title, description, keywords } = words;

export const meta = () => pageMeta({ title, description, keywords, path: '/privacy' });

export default function PrivacyRoute(): ReactNode {
  return (
    <LegalDocument
      title={title}
      lead={words.lead}
      lastUpdated={words.lastUpdated}
      sections={privacySections}
    />
  );
}
