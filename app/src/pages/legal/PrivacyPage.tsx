import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { privacySections, privacyWords as words } from '../../copy/privacy.tsx';

/** The privacy policy. */
export function PrivacyPage(): ReactNode {
  return (
    <LegalDocument
      title={words.title}
      lead={words.lead}
      lastUpdated={words.lastUpdated}
      sections={privacySections}
    />
  );
}
