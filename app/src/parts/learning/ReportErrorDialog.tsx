import { checkReport, errorKinds, reportMax } from '@redwhiteandcode/contract/reports/rules.ts';
import type { NewErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import type { ErrorKind } from '@redwhiteandcode/contract/reports/rules.ts';
import { ReportDialog, type ReportDialogProps, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { playerCopy } from './playerCopy.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useRequestKey } from '../../shell/api/useRequestKey.ts';

const copy = playerCopy.report;

/** The block or the question that a report is about. */
export type ReportedPlace = Omit<NewErrorReport, 'kind' | 'text'>;

interface ReportErrorDialogProps extends Pick<ReportDialogProps, 'subject' | 'onClose'> {
  place: ReportedPlace;
  onReported: () => void;
}

/** The dialog that sends a report of an error in a block or a question; pages load it when it is first opened. */
export default function ReportErrorDialog({
  place,
  onReported,
  ...dialog
}: ReportErrorDialogProps): ReactNode {
  const keyOf = useRequestKey();
  const send: ReportDialogProps['onSend'] = async ({ kind, text }) => {
    const body = { ...place, kind: kind as ErrorKind, text };
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
