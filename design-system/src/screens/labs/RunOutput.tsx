import type { ReactNode } from 'react';
import { aside } from './lab.css.ts';
import type { PythonResult } from './lab.ts';
import { cutSentence } from './labVerdict.ts';
import { ProgramText } from './ProgramText.tsx';
import type { LabRun } from './useLabRun.ts';

/** What Python printed so far or in the whole run, and the message of the mistake that ended it. */
export function RunOutput({ run }: { run: LabRun<PythonResult> }): ReactNode {
  if (run.phase !== 'ended')
    return 'output' in run && run.output !== '' && <ProgramText name="Output">{run.output}</ProgramText>;
  const { output, isCut, end } = run.result;
  return (
    <>
      {output !== '' && (
        <ProgramText name="Output" note={isCut && <p className={aside}>{cutSentence(output)}</p>}>
          {output}
        </ProgramText>
      )}
      {output === '' && end.kind === 'done' && <p className={aside}>Your code printed nothing.</p>}
      {end.kind === 'error' && (
        <ProgramText name="Error" isError>
          {end.message}
        </ProgramText>
      )}
    </>
  );
}
