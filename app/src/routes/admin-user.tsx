import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { User } from '../admin/people/User.tsx';
import { userCopy as copy } from '../copy/adminPeople.ts';
import { userHref } from '../pages/admin/addresses.ts';
import type { Route } from './+types/admin-user.ts';

export const meta = ({ params }: Route.MetaArgs) => adminMeta(copy, userHref(params.userId));

export default function AdminUserRoute(): ReactNode {
  const { userId = '' } = useParams();
  return <User key={userId} userId={userId} />;
}
