import {
  AdminTablePage,
  Breadcrumbs,
  Button,
  GroupPeopleTable,
  type GroupPeopleTableProps,
  Icon,
  icons,
  Pagination,
  Stack,
} from '@redwhiteandcode/design-system';
import type { CompanyAssignment } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import type { CompanyGroup } from '@redwhiteandcode/contract/company/group-operations.ts';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import type { ReactNode } from 'react';
import { groupsHref, peopleHref } from '../../../parts/company/addresses.ts';
import { AssignmentRows } from '../../../parts/company/AssignmentRows.tsx';
import type { ListPages } from '../../../parts/company/usePages.ts';
import { groupsCopy as copy } from './groupsCopy.ts';

export interface CompanyGroupPageProps
  extends Pick<GroupPeopleTableProps, 'isLoading' | 'error' | 'onRetry' | 'onRemove'> {
  companyId: string;
  group: CompanyGroup;
  people: readonly CompanyPerson[];
  pages?: ListPages | undefined;
  /** The assignments to the group or to everyone; undefined while they are loading. */
  assignments: readonly CompanyAssignment[] | undefined;
  /** Opens the dialog that adds people; undefined if the caller may not. */
  onAdd?: (() => void) | undefined;
  /** Opens the dialog that renames the group; undefined if the caller may not. */
  onRename?: (() => void) | undefined;
}

/** A group of a company: its people and its assignments. */
export function CompanyGroupPage({
  companyId,
  group,
  people,
  pages,
  assignments,
  onAdd,
  onRename,
  ...table
}: CompanyGroupPageProps): ReactNode {
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: copy.title, href: groupsHref(companyId) }, { label: group.name }]} />
      <AdminTablePage
        title={group.name}
        subtitle={copy.people(group.people)}
        actions={
          (onAdd || onRename) && (
            <>
              {onRename && (
                <Button variant="neutral" onPress={onRename}>
                  {copy.rename}
                </Button>
              )}
              {onAdd && (
                <Button iconStart={<Icon icon={icons.plus} />} onPress={onAdd}>
                  {copy.add}
                </Button>
              )}
            </>
          )
        }
      >
        <Stack gap={32}>
          <Stack gap={16}>
            <GroupPeopleTable
              {...table}
              rows={people.map((person) => ({ ...person, href: peopleHref(companyId, person.id) }))}
            />
            {pages && <Pagination {...pages} />}
          </Stack>
          <AssignmentRows companyId={companyId} assignments={assignments} />
        </Stack>
      </AdminTablePage>
    </Stack>
  );
}
