import type { ReactNode } from 'react';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import type { LabRunner, PythonLabBlock } from '../labs/lab.ts';
import { labNames } from '../labs/labNames.ts';
import { verdictOnPython } from '../labs/labVerdict.ts';
import { ProgramText } from '../labs/ProgramText.tsx';
import { RunOutput } from '../labs/RunOutput.tsx';
import { ChangedCode, RunStatus } from '../labs/RunStatus.tsx';
import { TestList } from '../labs/TestList.tsx';
import { LabCode } from './LabCode.tsx';
import { LabFoot } from './LabFoot.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import { TaskBlock } from './TaskBlock.tsx';
import { useLab } from './useLab.ts';

export interface PythonLabViewProps extends WorkBlockProps<PythonLabBlock> {
  /** Runs the learner's code. */
  runner: Pick<LabRunner, 'runPython'>;
}

/** A task that the learner solves with Python, which runs in the browser, with tests that say whether it is solved. */
export function PythonLabView({ runner, ...props }: PythonLabViewProps): ReactNode {
  const { block, state, onWorkChange } = props;
  const { files, tests } = block;
  const lab = useLab({
    block,
    work: state.work,
    onWorkChange,
    runCode: (code, events) => runner.runPython(code, block, events),
    passedOf: (result) =>
      tests.flatMap(({ id }, at) => (result.tests.some((one) => one.id === id && one.isPassed) ? [at] : [])),
  });
  const result = lab.run.phase === 'ended' ? lab.run.result : undefined;
  return (
    <TaskBlock component="PythonLabView" kind={labNames.python_lab} block={block}>
      {files.length > 0 && (
        <Accordion
          items={files.map(({ name, content }) => ({
            id: name,
            title: name,
            content: (
              <ProgramText name={name} isNameHidden>
                {content}
              </ProgramText>
            ),
          }))}
        />
      )}
      <LabCode lab={lab} label="Your code" language="python" />
      <RunStatus run={lab.run} program="Python">
        {result && <Alert {...verdictOnPython(result)} />}
      </RunStatus>
      {lab.isChanged && <ChangedCode />}
      <RunOutput run={lab.run} />
      <TestList tests={tests} results={result?.tests} ticked={state.work.ticked} />
      <LabFoot {...props} language="Python" isTried={lab.isTried} />
    </TaskBlock>
  );
}
