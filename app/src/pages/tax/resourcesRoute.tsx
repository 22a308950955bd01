import type { ReactNode } from 'react';
import { resourcesCopy as copy } from './resourcesCopy.ts';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { ResourcesPage } from './ResourcesPage.tsx';

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/section-127-resources' });

export default function Section127ResourcesRoute(): ReactNode {
  const { data } = usePublicQuery('GET /api/reimbursement-figures', {});
  return <ResourcesPage figures={data?.figures ?? null} />;
}
