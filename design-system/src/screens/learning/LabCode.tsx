import type { ReactNode } from 'react';
import { CodeEditor, type CodeEditorProps } from '../../components/code-editor/CodeEditor.tsx';
import { RunControls } from '../labs/RunControls.tsx';
import { isUnderWay } from '../labs/useLabRun.ts';
import { AnswerLength, lengthError } from './LimitedTextArea.tsx';
import type { LabState } from './useLab.ts';

export interface LabCodeProps extends Pick<CodeEditorProps, 'label' | 'language'> {
  lab: LabState<unknown>;
}

/** The editor of a lab and the buttons that run and reset the code. */
export function LabCode({ lab, label, language }: LabCodeProps): ReactNode {
  return (
    <>
      <div>
        <CodeEditor
          label={label}
          language={language}
          value={lab.code}
          onChange={lab.edit}
          onRun={lab.start}
          errorMessage={lengthError(lab.code)}
        />
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
