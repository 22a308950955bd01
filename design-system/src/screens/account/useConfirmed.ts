import { useState } from 'react';

/** What useConfirmed gives a dialog. */
export interface Confirmed {
  run: () => void;
  isPending: boolean;
  error: string | undefined;
  clear: () => void;
}

/** Runs what a dialog has asked about: pending meanwhile, then done, or the sentence of the failure. */
export function useConfirmed(act: () => Promise<void>, onDone: () => void): Confirmed {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async () => {
    setError(undefined);
    setIsPending(true);
    try {
      await act();
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'It did not work. Please try again.');
    } finally {
      setIsPending(false);
    }
  };
  return { run: () => void attempt(), isPending, error, clear: () => setError(undefined) };
}
