import { AssignmentsTable, type AssignmentsTableProps } from '@redwhiteandcode/design-system';
import type { CompanyAssignment } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import type { ReactNode } from 'react';
import { assignmentsHref } from './addresses.ts';
import { audienceText, dueText } from './assignmentWords.ts';

export interface AssignmentRowsProps extends Omit<AssignmentsTableProps, 'rows' | 'empty'> {
  companyId: string;
  /** Undefined while they are loading. */
  assignments: readonly CompanyAssignment[] | undefined;
  /** Shown if there is no assignment. @default 'No assignments' */
  empty?: string | undefined;
}

/** The assignments of a company as a table. */
export function AssignmentRows({
  companyId,
  assignments,
  empty = 'No assignments',
  ...table
}: AssignmentRowsProps): ReactNode {
  return (
    <AssignmentsTable
      {...table}
      isLoading={table.isLoading ?? assignments === undefined}
      empty={empty}
      rows={(assignments ?? []).map((assignment) => ({
        ...assignment,
        audience: audienceText(assignment),
        due: dueText(assignment.due),
        href: assignmentsHref(companyId, assignment.id),
      }))}
    />
  );
}
