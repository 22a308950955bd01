import type { ReactNode } from 'react';
import { usePublicQuery } from '../api/usePublicQuery.tsx';
import { ReimbursementFigures } from '../pages/tax/ReimbursementFigures.tsx';
import { ResourceSections } from '../pages/tax/ResourceSections.tsx';

/** The sections of the resource center, with the figures about decided requests once there are enough. */
export default function ConnectedResourceSections(): ReactNode {
  const [{ data }, queryElement] = usePublicQuery('GET /api/reimbursement-figures', {});
  return (
    <>
      <ResourceSections figures={<ReimbursementFigures figures={data?.figures ?? null} />} />
      {queryElement}
    </>
  );
}
