import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { AreaShell, type AreaShellProps } from '../admin/AreaShell.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

export interface CompanyShellProps extends Omit<AreaShellProps, 'title' | 'role' | 'picture'> {
  companyName: string;
  /** The signed-in person's role in the company. */
  role: CompanyRole;
}

/** The frame of a company's rooms: the menu with the company's name beside the page, and the person's role. */
export function CompanyShell({ companyName, role, ...shell }: CompanyShellProps): ReactNode {
  return (
    <AreaShell
      {...shell}
      title={companyName}
      role={companyRoleLabels[role]}
      picture={(label) => <Icon icon={icons.user} label={label} />}
    />
  );
}
