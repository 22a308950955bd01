import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { BlockState } from './lessonBlock.ts';
import { failure, foot, saving as savingClass } from './workBlock.css.ts';

export interface SaveStatusProps {
  state: Pick<BlockState, 'saving' | 'error'>;
  /** Saves the work once more. */
  onRetry: () => void;
  /** Shown beside the status, such as the earlier versions. */
  children?: ReactNode;
}

/**
 * Whether the work in a block is saved. Only a failure and the first 'Saved' after it are announced, because an
 * announcement after every key would interrupt typing.
 */
export function SaveStatus({ state: { saving, error }, onRetry, children }: SaveStatusProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isRecovered = useRecovery(saving);
  const retry = () => {
    // The pressed button disappears.
    place.current?.focus();
    onRetry();
  };
  if (saving === 'idle' && !children) return null;
  return (
    <div className={foot} data-component="SaveStatus">
      <div ref={place} tabIndex={-1} className={savingClass}>
        <output>
          {saving === 'failed' && (
            <span className={failure}>
              <Icon icon={icons.circleExclamationPoint} size="sm" />
              <span>Not saved. Your answer is still here.{error && ` ${error}`}</span>
            </span>
          )}
          {isRecovered && <Saved />}
        </output>
        {saving === 'saving' && 'Saving…'}
        {saving === 'saved' && !isRecovered && <Saved />}
        {saving === 'failed' && (
          <Button variant="neutral" size="sm" onPress={retry}>
            Try again
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function Saved(): ReactNode {
  return (
    <span className={savingClass}>
      <Icon icon={icons.check} size="sm" />
      Saved
    </span>
  );
}

/** Returns whether the work is saved for the first time after a failure. */
function useRecovery(saving: BlockState['saving']): boolean {
  const [{ last, hasFailed, isRecovered }, setHistory] = useState({
    last: saving,
    hasFailed: saving === 'failed',
    isRecovered: false,
  });
  if (last !== saving) {
    const isSaved = saving === 'saved';
    setHistory({
      last: saving,
      hasFailed: saving === 'failed' || (hasFailed && !isSaved),
      isRecovered: isSaved && hasFailed,
    });
  }
  return isRecovered;
}
