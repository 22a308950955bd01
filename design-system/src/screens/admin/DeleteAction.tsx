import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** What follows from it. @default 'This cannot be undone.' */
  consequence?: string | undefined;
  /** Deletes; a sentence it answers with is shown and the dialog stays. */
  onDelete: () => Promise<string | undefined>;
}

/** A row's delete button, which asks first. */
export function DeleteAction({
  label,
  name,
  question,
  consequence = 'This cannot be undone.',
  onDelete,
}: DeleteActionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const table = useTableFocus();
  const open = (isOpening: boolean) => {
    setError(undefined);
    setIsOpen(isOpening);
    if (isOpening) table.remember();
    else table.forget();
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
      description={`${name}. ${consequence}`}
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

/** Leaves focus on the table when the row that had it goes away; a row that stays keeps it. */
function useTableFocus() {
  const table = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const root = table.current;
      // The dialog, which goes with the row, hands focus back in the next frame: to nobody.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) root?.focus();
        }),
      );
    },
    [],
  );
  return {
    remember: () => {
      table.current = document.activeElement?.closest<HTMLElement>('[data-component="DataTable"]') ?? null;
    },
    forget: () => {
      table.current = null;
    },
  };
}
