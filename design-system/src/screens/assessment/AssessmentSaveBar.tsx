import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { saveBar, saveState } from '../catalog/CourseEditor.css.ts';

interface AssessmentSaveBarProps {
  /** What happened last, as a sentence; undefined shows whether everything is saved. */
  note: string | undefined;
  isSaved: boolean;
  isPending: boolean;
  /** Undoes the last removal; undefined if there is none. */
  onUndo: (() => void) | undefined;
  undoId: string;
  /** The save state, which takes focus when the pressed button is removed. */
  stateRef: Ref<HTMLOutputElement>;
  onSave: () => void;
}

/** The save state of an assessment, with the buttons to save and to undo a removal. */
export function AssessmentSaveBar({
  note,
  isSaved,
  isPending,
  onUndo,
  undoId,
  stateRef,
  onSave,
}: AssessmentSaveBarProps): ReactNode {
  return (
    <div className={saveBar}>
      <div className={saveState}>
        <output ref={stateRef} tabIndex={-1}>
          {note ?? (isSaved ? 'All changes saved' : 'Unsaved changes')}
        </output>
        {onUndo && (
          <Button id={undoId} variant="quiet" size="sm" onPress={onUndo}>
            Undo
          </Button>
        )}
      </div>
      <Inline gap={12}>
        <Button variant={isSaved ? 'neutral' : 'primary'} isPending={isPending} onPress={onSave}>
          Save
        </Button>
      </Inline>
    </div>
  );
}
