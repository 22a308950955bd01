import { checkReport, errorKinds, reportMax } from '@redwhiteandcode/contract/reports/rules.ts';
import type { ErrorKind } from '@redwhiteandcode/contract/reports/rules.ts';
import { ReportDialog, type ReportDialogProps, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { PlacedLesson } from '../../../parts/learning/lessons.ts';
import { playerCopy } from '../../../parts/learning/playerCopy.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';

const copy = playerCopy.report;

interface ReportErrorDialogProps extends Pick<ReportDialogProps, 'subject' | 'onClose'> {
  courseId: string;
  lesson: PlacedLesson;
  blockId: string;
  onReported: () => void;
}

/** The dialog that sends a report of an error in a block; the player loads it when it is first opened. */
export default function ReportErrorDialog({
  courseId,
  lesson: { module_number, lesson_number, blocks_version },
  blockId,
  onReported,
  ...dialog
}: ReportErrorDialogProps): ReactNode {
  const keyOf = useRequestKey();
  const send: ReportDialogProps['onSend'] = async ({ kind, text }) => {
    const body = {
      course_id: courseId,
      module_number,
      lesson_number,
      block_id: blockId,
      ...(blocks_version !== undefined && { blocks_version }),
      kind: kind as ErrorKind,
      text,
    };
    try {
      await callSignedIn('POST /api/error-reports', { body, idempotencyKey: keyOf(body) });
    } catch (error) {
      return { form: errorMessageOf(error) };
    }
    toast({ title: copy.sent, description: copy.sentHint, tone: 'success' });
    onReported();
    return undefined;
  };
  return (
    <ReportDialog {...dialog} kinds={errorKinds} maxLength={reportMax} validate={checkReport} onSend={send} />
  );
}
