import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { privacySections, privacyCopy as copy } from '../../copy/privacy.tsx';

/** The privacy policy. */
export function PrivacyPage(): ReactNode {
  return (
    <LegalDocument
      title={copy.title}
      lead={copy.lead}
      lastUpdated={copy.lastUpdated}
      sections={privacySections}
    />
  );
}
