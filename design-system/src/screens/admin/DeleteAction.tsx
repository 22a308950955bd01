import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import * as icons from '../../components/icon/icons.ts';

export interface DeleteActionProps {
  /** The label of the button and of the dialog's confirmation: 'Remove role'. */
  label: string;
  /** The name of the item to delete. */
  name: string;
  /** The question: 'Are you sure you want to remove this role?'. */
  question: string;
  /** What the admin confirms. @default the name, and that it cannot be undone */
  description?: string | undefined;
  /** Deletes the item. An error message, if one is returned, keeps the dialog open. */
  onDelete: () => Promise<string | undefined>;
}

/** A row's delete button, which asks for confirmation. */
export function DeleteAction({
  label,
  name,
  question,
  description = `${name}. This cannot be undone.`,
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
      description={description}
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

/** Moves focus to the table when the focused row is deleted; a row that stays keeps its focus. */
function useTableFocus() {
  const table = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const root = table.current;
      // The dialog is removed with the row; in the next frame it restores focus to a button that is gone.
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
