import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { actions } from './lab.css.ts';

export interface RunControlsProps {
  isRunning: boolean;
  onRun: () => void;
  onStop: () => void;
  /** Puts the start code back; undefined while it is there. */
  onReset: (() => void) | undefined;
  /** Puts back the code from before the reset; undefined after the next change. */
  onUndoReset: (() => void) | undefined;
}

/** Runs the code, and stops it with the same button, which keeps the focus. The second button does and undoes a reset. */
export function RunControls({ isRunning, onRun, onStop, onReset, onUndoReset }: RunControlsProps): ReactNode {
  const onSecond = onUndoReset ?? onReset;
  return (
    <div className={actions}>
      <Button
        iconStart={<Icon icon={isRunning ? icons.square : icons.play} size="sm" />}
        onPress={isRunning ? onStop : onRun}
      >
        {isRunning ? 'Stop' : 'Run'}
      </Button>
      {onSecond && (
        <Button variant="neutral" onPress={onSecond}>
          {onUndoReset ? 'Undo reset' : 'Reset'}
        </Button>
      )}
    </div>
  );
}
