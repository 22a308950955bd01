import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from '../../components/dialog/AlertDialog.tsx';
import { useDialogAction } from './useDialogAction.ts';

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
