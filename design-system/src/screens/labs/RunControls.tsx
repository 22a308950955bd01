import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { actions } from './lab.css.ts';

import { ResetButton, type ResetButtonProps } from './ResetButton.tsx';

export interface RunControlsProps extends ResetButtonProps {
  isRunning: boolean;
  onRun: () => void;
  onStop: () => void;
}

/** Runs the code, and stops it with the same button, which keeps the focus. */
export function RunControls({ isRunning, onRun, onStop, onReset, onUndoReset }: RunControlsProps): ReactNode {
  return (
    <div className={actions}>
      <Button
        iconStart={<Icon icon={isRunning ? icons.square : icons.play} size="sm" />}
        onPress={isRunning ? onStop : onRun}
      >
        {isRunning ? 'Stop' : 'Run'}
      </Button>
      <ResetButton onReset={onReset} onUndoReset={onUndoReset} />
    </div>
  );
}
