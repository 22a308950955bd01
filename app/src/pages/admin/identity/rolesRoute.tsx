import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { AssignRole } from './AssignRole.tsx';
import { useRoleChange } from './useRoleChange.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { rolesCopy as copy } from '../../../parts/admin/peopleCopy.ts';
import { RolesPage } from './RolesPage.tsx';

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
