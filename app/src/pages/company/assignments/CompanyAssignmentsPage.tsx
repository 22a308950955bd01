import { AdminTablePage, ButtonLink, Icon, icons, Pagination, Select } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { AssignmentRows, type AssignmentRowsProps } from '../../../parts/company/AssignmentRows.tsx';
import type { ListPages } from '../../../parts/company/usePages.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';

/** Whether assignments count, or are ended. */
export type ListedState = 'active' | 'ended';

export interface CompanyAssignmentsPageProps extends Omit<AssignmentRowsProps, 'empty'> {
  state: ListedState;
  onStateChange: (state: ListedState) => void;
  pages?: ListPages | undefined;
  /** Whether the person may assign. */
  canAssign: boolean;
}

/** The assignments of a company. */
export function CompanyAssignmentsPage({
  state,
  onStateChange,
  pages,
  canAssign,
  ...rows
}: CompanyAssignmentsPageProps): ReactNode {
  const { label, active, ended } = copy.states;
  return (
    <AdminTablePage
      title={copy.title}
      subtitle={copy.subtitle}
      filters={
        <Select
          label={label}
          options={[
            { value: 'active', label: active },
            { value: 'ended', label: ended },
          ]}
          value={state}
          onChange={(chosen) => onStateChange(chosen === 'ended' ? 'ended' : 'active')}
        />
      }
      actions={
        canAssign && (
          <ButtonLink href={assignmentsHref(rows.companyId, 'new')} iconStart={<Icon icon={icons.plus} />}>
            {copy.assign}
          </ButtonLink>
        )
      }
    >
      <AssignmentRows {...rows} empty={copy.empty[state]} />
      {pages && <Pagination {...pages} />}
    </AdminTablePage>
  );
}
