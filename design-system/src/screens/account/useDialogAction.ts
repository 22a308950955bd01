import { useState } from 'react';

/** A dialog that runs an action: open, pending, or with the message of a failure. */
export interface DialogAction {
  isOpen: boolean;
  isPending: boolean;
  error: string | undefined;
  onOpenChange: (isOpen: boolean) => void;
  /** Runs the action, and closes the dialog on success. */
  run: (action: () => Promise<void>) => Promise<void>;
}

/** Returns the state of a dialog whose action rejects with a message for the user on failure. */
export function useDialogAction(): DialogAction {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isOpen,
    isPending,
    error,
    onOpenChange: (next) => {
      setError(undefined);
      setIsOpen(next);
    },
    run: async (action) => {
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
