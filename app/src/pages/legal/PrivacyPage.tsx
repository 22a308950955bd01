import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { privacyDocument } from './privacyCopy.tsx';

/** The privacy policy. */
export function PrivacyPage(): ReactNode {
  return <LegalDocument {...privacyDocument} />;
}
