import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { Account } from '../admin/business/Account.tsx';
import { accountsCopy as copy } from '../copy/adminBusiness.ts';
import { accountsHref } from '../pages/admin/addresses.ts';
import type { Route } from './+types/admin-corporate-account.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  adminMeta(
    { title: copy.record.title, description: copy.accountDescription },
    `${accountsHref}/${params.accountId}`,
  );

export default function AdminCorporateAccountRoute(): ReactNode {
  const { accountId = '' } = useParams();
  return <Account key={accountId} accountId={accountId} />;
}
