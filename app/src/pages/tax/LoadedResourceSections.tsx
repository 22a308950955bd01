import type { ReactNode } from 'react';
import { usePublicQuery } from '../../shell/api/usePublicQuery.tsx';
import { ReimbursementFigures } from './ReimbursementFigures.tsx';
import { ResourceSections } from './ResourceSections.tsx';

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
