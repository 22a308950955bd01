import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useFallbackFocus } from '../admin/handOverFocus.ts';
import type { ReasonRules } from '../admin/ReasonDialog.tsx';
import { MailPreview, useDecision } from './useDecision.tsx';

export interface RejectDialogProps {
  /** The applicant's name; without it the dialog is closed. */
  name?: string | undefined;
  onClose: () => void;
  reasonRules: ReasonRules;
  /** Rejects the application. An error message, if one is returned, keeps the dialog open. */
  onReject: (reason: string) => Promise<string | undefined>;
  /** Returns the text of the email with this reason. */
  mailFor: (reason: string) => string;
  /** Takes focus, such as the table, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Asks why an application is rejected and shows the email that the applicant receives. */
export function RejectDialog({ name, ...props }: RejectDialogProps): ReactNode {
  return name === undefined ? null : <OpenDialog key={name} name={name} {...props} />;
}

function OpenDialog({
  name,
  onClose,
  reasonRules,
  onReject,
  mailFor,
  fallbackFocus,
}: RejectDialogProps & { name: string }): ReactNode {
  const { decide, pending, reason, reasonField, failure } = useDecision({
    name,
    reasonRules,
    onDecide: async (_decision, entered) => {
      const problem = await onReject(entered);
      if (problem === undefined) onClose();
      return problem;
    },
  });
  const isPending = pending !== undefined;
  useFallbackFocus(fallbackFocus);
  return (
    <Dialog
      title="Reject the application"
      isOpen
      isPending={isPending}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="neutral" isDisabled={isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isPending} onPress={() => decide('rejected')}>
            Reject
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure}
        {reasonField}
        <MailPreview title="Email if you reject">{mailFor(reason)}</MailPreview>
      </Stack>
    </Dialog>
  );
}
