import { RolesTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { AssignRole } from '../admin/people/AssignRole.tsx';
import { useRoleChange } from '../admin/people/useRoleChange.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { rolesWords as words } from '../copy/adminPeople.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/roles' });

export default function AdminRolesRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/roles', {
    sorts: ['created_at', 'role'],
    failure: words.loadFailure,
  });
  const change = useRoleChange();
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      search={words.search}
      exports="GET /api/admin/roles/export"
      actions={<AssignRole />}
    >
      <RolesTable
        {...list.table}
        onRemove={({ id }) =>
          change(() => callAdmin('DELETE /api/admin/roles/{roleId}', { path: { roleId: id } }), {
            done: words.removed,
          })
        }
      />
    </AdminListPage>
  );
}
