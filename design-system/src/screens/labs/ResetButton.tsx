import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';

export interface ResetButtonProps {
  /** Puts back what the learner started with; undefined while it is there. */
  onReset: (() => void) | undefined;
  /** Puts back what was there before the reset; undefined after the next change. */
  onUndoReset: (() => void) | undefined;
}

/** Does and undoes a reset with one button, which keeps the focus. */
export function ResetButton({ onReset, onUndoReset }: ResetButtonProps): ReactNode {
  const onPress = onUndoReset ?? onReset;
  return (
    onPress && (
      <Button variant="neutral" onPress={onPress}>
        {onUndoReset ? 'Undo reset' : 'Reset'}
      </Button>
    )
  );
}
