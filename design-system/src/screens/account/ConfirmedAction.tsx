import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from '../../components/dialog/AlertDialog.tsx';

interface ConfirmedActionProps extends Pick<AlertDialogProps, 'title' | 'description' | 'isDestructive'> {
  /** The verb, on the button and in the dialog. */
  label: string;
  /** Runs the action. Rejects with a message for the user on failure. */
  action: () => Promise<void>;
}

/** A button that asks before it acts; the dialog closes on success and shows the message of a failure. */
export function ConfirmedAction({ label, action, ...dialog }: ConfirmedActionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    setIsPending(true);
    try {
      await action();
      setIsOpen(false);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'It did not work. Please try again.');
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div>
      <AlertDialog
        {...dialog}
        trigger={<Button variant="neutral">{label}</Button>}
        confirmLabel={label}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setError(undefined);
          setIsOpen(next);
        }}
        isPending={isPending}
        error={error}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
