import { lazy, type ReactNode, type RefObject, Suspense, useEffect } from 'react';
import { Button } from '../../components/button/Button.tsx';
import type { CodeEditorProps } from '../../components/code-editor/CodeEditor.tsx';
import { part } from '../labs/lab.css.ts';
import { ProgramText } from '../labs/ProgramText.tsx';
import { RunControls } from '../labs/RunControls.tsx';
import { isUnderWay } from '../labs/useLabRun.ts';
import { lengthError } from './blockAnswer.ts';
import { AnswerLength } from './LimitedTextArea.tsx';
import { notLoaded } from './NotLoaded.tsx';
import type { LabState } from './useLab.ts';
import { useOpening } from './useOpening.ts';
import { actions } from './workBlock.css.ts';

const CodeEditor = lazy(() =>
  import('../../components/code-editor/CodeEditor.tsx').then(
    (file) => ({ default: file.CodeEditor }),
    notLoaded,
  ),
);

export interface LabCodeProps extends Pick<CodeEditorProps, 'label' | 'language'> {
  lab: LabState<unknown>;
}

/**
 * The editor of a lab and the buttons that run and reset the code. The editor loads when the learner comes near it, because
 * it has almost as many bytes as the rest of the page; until then, the code is text.
 */
export function LabCode({ lab, label, language }: LabCodeProps): ReactNode {
  const { place, isOpen, open } = useOpening();
  const closed = (
    <div className={part}>
      <ProgramText name={label}>{lab.code}</ProgramText>
      <div className={actions}>
        <Button variant="neutral" onPress={open}>
          Edit {label.toLowerCase()}
        </Button>
      </div>
    </div>
  );
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {isOpen ? (
          <Suspense fallback={closed}>
            <CodeEditor
              label={label}
              language={language}
              value={lab.code}
              onChange={lab.edit}
              onRun={lab.start}
              errorMessage={lengthError(lab.code)}
            />
            <FocusOnEditor place={place} />
          </Suspense>
        ) : (
          closed
        )}
        <AnswerLength text={lab.code} />
      </div>
      <RunControls
        isRunning={isUnderWay(lab.run)}
        onRun={lab.start}
        onStop={lab.stop}
        onReset={lab.reset}
        onUndoReset={lab.undoReset}
      />
    </>
  );
}

/** Moves the focus into the editor, once it is there, if the button that opened it had the focus. */
function FocusOnEditor({ place }: { place: RefObject<HTMLElement | null> }): ReactNode {
  useEffect(() => {
    if (place.current === document.activeElement)
      place.current?.querySelector<HTMLElement>('[data-part="editor"]')?.focus();
  }, [place]);
  return null;
}
