import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import * as icons from '../../components/icon/icons.ts';

export interface DeleteActionProps {
  /** Names the button and the dialog's verb: 'Remove role'. */
  label: string;
  /** What it is that goes: a name. */
  name: string;
  /** The question, as 'Are you sure you want to remove this role?'. */
  question: string;
  /** Deletes; a sentence it answers with is shown and the dialog stays. */
  onDelete: () => Promise<string | undefined>;
}

/** A row's delete button, which asks first. */
export function DeleteAction({ label, name, question, onDelete }: DeleteActionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const open = (isOpening: boolean) => {
    setError(undefined);
    setIsOpen(isOpening);
  };
  const confirm = async () => {
    setIsPending(true);
    try {
      const problem = await onDelete();
      setError(problem);
      if (problem === undefined) setIsOpen(false);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <AlertDialog
      title={question}
      description={`${name}. This cannot be undone.`}
      confirmLabel={label}
      isDestructive
      isOpen={isOpen}
      onOpenChange={open}
      isPending={isPending}
      error={error}
      onConfirm={() => void confirm()}
      trigger={<IconButton icon={icons.trash} size="sm" label={`${label}: ${name}`} />}
    />
  );
}
