import type { ReactNode } from 'react';
import { CorporateSections } from './CorporateSections.tsx';
import { PlanDocument } from './PlanDocument.tsx';

/** The sections of the page for employers, with the form of a plan document. */
export default function ConnectedCorporateSections(): ReactNode {
  return <CorporateSections planDocument={<PlanDocument />} />;
}
