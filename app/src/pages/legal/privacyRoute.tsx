import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { privacyDocument, privacyMeta } from './privacyCopy.tsx';

export const meta = () => pageMeta({ ...privacyMeta, path: '/privacy' });

export default function PrivacyRoute(): ReactNode {
  return <LegalDocument {...privacyDocument} />;
}
