import { type ReactNode, useState } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { AssignRole } from '../admin/people/AssignRole.tsx';
import { useRoleChange } from '../admin/people/useRoleChange.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { rolesCopy as copy } from '../copy/adminPeople.ts';
import { RolesPage } from '../pages/admin/RolesPage.tsx';

export const meta = () => adminMeta(copy, '/admin/roles');

export default function AdminRolesRoute(): ReactNode {
  const [isAssigning, setIsAssigning] = useState(false);
  const list = useAdminList('roles', copy);
  const change = useRoleChange();
  return (
    <>
      <RolesPage
        list={list}
        onAssign={() => setIsAssigning(true)}
        onRemove={({ id }) =>
          change(() => callAdmin('DELETE /api/admin/roles/{roleId}', { path: { roleId: id } }), {
            done: copy.removed,
          })
        }
      />
      <AssignRole isOpen={isAssigning} onOpenChange={setIsAssigning} />
    </>
  );
}
