import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { securityDocument, securityMeta } from './securityCopy.tsx';

export const meta = () => pageMeta({ ...securityMeta, path: '/security' });

export default function SecurityRoute(): ReactNode {
  return <LegalDocument {...securityDocument} />;
}
