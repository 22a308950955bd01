import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { mail } from './AdminTablePage.css.ts';
import { useFallbackFocus } from './handOverFocus.ts';
import { ReasonField, type ReasonRules } from './ReasonField.tsx';

export interface RejectDialogProps {
  /** Whose application is rejected; the dialog is closed without a name. */
  name?: string | undefined;
  onClose: () => void;
  reasonRules: ReasonRules;
  /** Rejects; a sentence it answers with is shown and the dialog stays. */
  onReject: (reason: string) => Promise<string | undefined>;
  /** The text of the mail that a reason is sent in. */
  mailFor: (reason: string) => string;
  /** What takes focus when the button that opened the dialog is gone: the table. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Asks why an application is rejected, and shows the mail that says so. */
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
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ field?: string | undefined; form?: string | undefined }>({});
  const [isPending, setIsPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useFallbackFocus(fallbackFocus);

  const reject = async () => {
    const wrong = reasonRules.validate(reason);
    if (wrong !== undefined) {
      flushSync(() => setProblem({ field: wrong }));
      field.current?.focus();
      return;
    }
    setIsPending(true);
    try {
      const answer = await onReject(reason.trim());
      setProblem({ form: answer });
      if (answer === undefined) onClose();
    } finally {
      setIsPending(false);
    }
  };

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
          <Button isPending={isPending} onPress={() => void reject()}>
            Reject
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {problem.form && (
          <Alert tone="danger" live="alert" title="Update Failed">
            {problem.form}
          </Alert>
        )}
        <ReasonField
          ref={field}
          name={name}
          value={reason}
          onChange={setReason}
          errorMessage={problem.field}
          maxLength={reasonRules.maxLength}
        />
        <Disclosure title="Mail if you reject">
          <p className={mail}>{mailFor(reason.trim())}</p>
        </Disclosure>
      </Stack>
    </Dialog>
  );
}
