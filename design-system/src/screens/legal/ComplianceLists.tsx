import type { ReactNode } from 'react';
import * as icons from '../../components/icon/icons.ts';
import { CheckItemsPair } from './CheckItems.tsx';

export interface ComplianceListsProps {
  /** The requirements for the employer's plan. */
  employer: readonly string[];
  /** The requirements for an employee. */
  employee: readonly string[];
  /** @default 'For employers' */
  employerTitle?: string | undefined;
  /** @default 'For employees' */
  employeeTitle?: string | undefined;
  /** Level of the two titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** The requirements of a rule for each side, as two checklists. */
export function ComplianceLists({
  employer,
  employee,
  employerTitle = 'For employers',
  employeeTitle = 'For employees',
  headingLevel = 3,
}: ComplianceListsProps): ReactNode {
  return (
    <CheckItemsPair
      component="ComplianceLists"
      headingLevel={headingLevel}
      lists={[
        {
          title: employerTitle,
          items: employer,
          icon: icons.buildingComplex,
          itemIcon: icons.check,
          tone: 'info',
        },
        { title: employeeTitle, items: employee, icon: icons.users, itemIcon: icons.check, tone: 'info' },
      ]}
    />
  );
}
