import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { AccountPage } from '../admin/business/AccountPage.tsx';
import { accountsWords as words } from '../copy/adminBusiness.ts';
import type { Route } from './+types/admin-corporate-account.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  adminMeta({
    title: words.account,
    description: words.accountDescription,
    path: `/admin/corporate-accounts/${params.accountId}`,
  });

export default function AdminCorporateAccountRoute(): ReactNode {
  const { accountId = '' } = useParams();
  return <AccountPage key={accountId} accountId={accountId} />;
}
