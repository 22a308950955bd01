import { AlertDialog, type AlertDialogProps } from '@redwhiteandcode/design-system';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Bulk, BulkAction } from './useBulk.tsx';

export interface BulkQuestionProps<Row>
  extends Pick<AlertDialogProps, 'title' | 'confirmLabel' | 'isDestructive'> {
  bulk: Bulk<Row>;
  action: BulkAction<Row>;
  /** What the action does, and whether it can be undone. */
  consequence: string;
  isOpen: boolean;
  onClose: () => void;
  /** Takes focus when the dialog closes and the button that opened it is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before an action on the selected rows, and shows the action's progress. */
export function BulkQuestion<Row>({
  bulk: { selected, start, progress },
  action,
  consequence,
  isOpen,
  onClose,
  fallbackFocus,
  ...dialog
}: BulkQuestionProps<Row>): ReactNode {
  return (
    <AlertDialog
      {...dialog}
      description={
        <>
          {progress ?? consequence}
          <FocusAfterDialog target={fallbackFocus} />
        </>
      }
      isOpen={isOpen && selected.length > 0}
      onOpenChange={onClose}
      isPending={progress !== undefined}
      onConfirm={() => void start(action).finally(onClose)}
    />
  );
}

/** Moves focus to `target` when the dialog around it closes and the button that opened the dialog is gone. */
function FocusAfterDialog({ target }: { target: RefObject<HTMLElement | null> }): ReactNode {
  useEffect(
    () => () => {
      // React Aria restores focus one frame earlier.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) target.current?.focus();
      });
    },
    [target],
  );
  return null;
}
