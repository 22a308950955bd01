import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { UserPage } from '../admin/people/UserPage.tsx';
import { userWords as words } from '../copy/adminPeople.ts';
import type { Route } from './+types/admin-user.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  adminMeta({ title: words.title, description: words.description, path: `/admin/users/${params.userId}` });

export default function AdminUserRoute(): ReactNode {
  const { userId = '' } = useParams();
  return <UserPage key={userId} userId={userId} />;
}
