import { GroupDialog, type GroupValues } from '@redwhiteandcode/design-system';
import { checkGroup } from '@redwhiteandcode/contract/company/group-rules.ts';
import type { ReactNode } from 'react';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { groupKeys } from '../../../parts/company/changedKeys.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { groupsCopy as copy } from './groupsCopy.ts';

export interface EditGroupProps {
  companyId: string;
  /** The group to rename; without it, a group is created. */
  group?: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** The dialog that creates or renames a group. */
export default function EditGroup({ companyId, group, onClose }: EditGroupProps): ReactNode {
  const save = useSaveRecord<GroupValues>({
    touched: groupKeys,
    names: ['name'],
    read: () => {
      throw new Error('A group cannot have a conflict');
    },
  });
  return (
    <GroupDialog
      group={group && { name: group.name }}
      validate={checkGroup}
      onSave={(body) =>
        group
          ? save(
              () =>
                callSignedIn('PUT /api/company/{companyId}/groups/{groupId}', {
                  path: { companyId, groupId: group.id },
                  body,
                }),
              { done: copy.renamed },
            )
          : save(() => callSignedIn('POST /api/company/{companyId}/groups', { path: { companyId }, body }), {
              done: copy.created,
            })
      }
      onClose={onClose}
    />
  );
}
