import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pathsHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany } from '../../../parts/company/useCompany.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { CompanyPathPage } from './CompanyPathPage.tsx';
import { pathsCopy as copy } from './pathsCopy.ts';
import { usePathForm } from './usePathForm.ts';
import type { Route } from './+types/newPathRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  companyMeta({ title: copy.new.title, description: copy.description }, pathsHref(params.companyId, 'new'));

export default function NewPathRoute(): ReactNode {
  const { id: companyId } = useCompany();
  const navigate = useNavigate();
  const form = usePathForm(
    (body) => callSignedIn('POST /api/company/{companyId}/paths', { path: { companyId }, body }),
    { done: copy.created, onSaved: ({ id }) => void navigate(pathsHref(companyId, id)) },
  );
  return <CompanyPathPage companyId={companyId} path={undefined} form={form} />;
}
