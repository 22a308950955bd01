import { LegalDocument } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { securityDocument } from './securityCopy.tsx';

/** The security page. */
export function SecurityPage(): ReactNode {
  return <LegalDocument {...securityDocument} />;
}
