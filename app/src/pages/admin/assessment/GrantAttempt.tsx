import { GrantAttemptDialog, type GrantAttemptDialogProps } from '@redwhiteandcode/design-system';
import { resultReasonMax, resultRules } from '@redwhiteandcode/contract/assessment/result-rules.ts';
import type { ReactNode } from 'react';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';

export interface GrantAttemptProps extends Pick<GrantAttemptDialogProps, 'onClose' | 'fallbackFocus'> {
  enrollment: { id: string; student_name: string | null; course_title: string | null };
}

/** The dialog with a learner's attempts at the assessment of an enrollment's course, in which an admin grants one more. */
export default function GrantAttempt({ enrollment, ...dialog }: GrantAttemptProps): ReactNode {
  const path = { enrollmentId: enrollment.id };
  const { data, error } = useAdminQuery('GET /api/admin/enrollments/{enrollmentId}/assessment', { path });
  const change = useChange(['GET /api/admin/enrollments/{enrollmentId}/assessment']);
  return (
    <GrantAttemptDialog
      {...dialog}
      name={`${enrollment.student_name ?? 'N/A'} in ${enrollment.course_title ?? 'N/A'}`}
      attempts={data}
      problem={data ? undefined : error && errorMessageOf(error)}
      reasonRules={{ validate: resultRules.grantReason, maxLength: resultReasonMax }}
      onGrant={(reason) => {
        const body = { granted: data?.granted ?? 0, reason };
        const grant = () =>
          callAdmin('POST /api/admin/enrollments/{enrollmentId}/assessment/grants', { path, body });
        return change(grant, { done: 'One more attempt granted' });
      }}
    />
  );
}
