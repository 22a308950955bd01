import type { ReactNode } from 'react';
import { AreaShell, type AreaShellProps } from '../admin/AreaShell.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

export interface CompanyShellProps extends Omit<AreaShellProps, 'title' | 'role'> {
  companyName: string;
  /** The signed-in person's role in the company. */
  role: CompanyRole;
}

/** The frame of a company's rooms: the menu with the company's name beside the page, and the person's role. */
export function CompanyShell({ companyName, role, ...shell }: CompanyShellProps): ReactNode {
  return <AreaShell {...shell} title={companyName} role={companyRoleLabels[role]} />;
}
