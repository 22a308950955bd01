import { questionName, ReasonDialog, type ReasonDialogProps } from '@redwhiteandcode/design-system';
import { resultReasonMax, resultRules } from '@redwhiteandcode/contract/assessment/result-rules.ts';
import type { ReactNode } from 'react';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

export interface WithdrawQuestionProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  courseId: string;
  question: { id: string; prompt: string };
}

/** The dialog that withdraws a question of a course's assessment. */
export default function WithdrawQuestion({
  courseId,
  question,
  ...dialog
}: WithdrawQuestionProps): ReactNode {
  const change = useChange([
    'GET /api/admin/courses/{courseId}/assessment/statistics',
    'GET /api/admin/courses/{courseId}/assessment',
  ]);
  const path = { courseId, questionId: question.id };
  return (
    <ReasonDialog
      {...dialog}
      title={`Withdraw the question “${questionName(question)}”`}
      description="Admins read it in the audit log."
      consequence="The question counts as right for everyone who had it. Learners whose result rises get an email. This cannot be undone."
      confirmLabel="Withdraw question"
      isDestructive
      reasonRules={{ validate: resultRules.withdrawalReason, maxLength: resultReasonMax }}
      onConfirm={(reason) =>
        change(
          () =>
            callAdmin('POST /api/admin/courses/{courseId}/assessment/questions/{questionId}/withdrawal', {
              path,
              body: { reason },
            }),
          { done: 'Question withdrawn. The attempts are being graded again' },
        )
      }
    />
  );
}
