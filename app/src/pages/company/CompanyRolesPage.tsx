import {
  AdminTablePage,
  CompanyRolesTable,
  type CompanyRolesTableProps,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The copy of the list of a company's roles. */
export const rolesCopy = {
  title: 'Roles',
  description: 'Who may enter the rooms of a company.',
  subtitle: 'Owners do everything, managers look after their groups, and viewers only read.',
} as const;

/** The list of the people with a role in a company. */
export function CompanyRolesPage(table: CompanyRolesTableProps): ReactNode {
  return (
    <AdminTablePage title={rolesCopy.title} subtitle={rolesCopy.subtitle}>
      <CompanyRolesTable {...table} />
    </AdminTablePage>
  );
}
