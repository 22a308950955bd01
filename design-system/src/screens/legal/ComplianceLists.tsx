import type { ReactNode } from 'react';
import * as icons from '../../components/icon/icons.ts';
import { CheckItemsPair } from './CheckItems.tsx';

export interface ComplianceListsProps {
  /** What the employer's plan has to do. */
  employer: readonly string[];
  /** What an employee has to do. */
  employee: readonly string[];
  /** @default 'For employers' */
  employerTitle?: string | undefined;
  /** @default 'For employees' */
  employeeTitle?: string | undefined;
  /** Level of the two titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** What each side has to do under a rule, as two lists to go through. */
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
