import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

interface ConfirmedActionProps extends Pick<AlertDialogProps, 'title' | 'description' | 'isDestructive'> {
  /** The verb, on the button and in the dialog. */
  label: string;
  /** Runs the action. Rejects with a message for the user on failure. */
  action: () => Promise<void>;
}

/** A button that asks before it acts; the dialog closes on success and shows the message of a failure. */
export function ConfirmedAction({ label, action, ...dialog }: ConfirmedActionProps): ReactNode {
  const { run, ...state } = useDialogAction();
  return (
    <div>
      <AlertDialog
        {...dialog}
        {...state}
        trigger={<Button variant="neutral">{label}</Button>}
        confirmLabel={label}
        onConfirm={() => void run(action)}
      />
    </div>
  );
}

/**
 * Returns the state of a dialog whose action rejects with a message for the user on failure. `run` runs the action, and
 * closes the dialog on success.
 */
export function useDialogAction() {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isOpen,
    isPending,
    error,
    onOpenChange: (next: boolean) => {
      setError(undefined);
      setIsOpen(next);
    },
    run: async (action: () => Promise<void>) => {
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
    },
  };
}
