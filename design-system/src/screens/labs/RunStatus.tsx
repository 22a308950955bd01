import type { ReactNode } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { aside } from './lab.css.ts';
import { loadedOf } from './labVerdict.ts';
import type { LabRun } from './useLabRun.ts';

export interface RunStatusProps {
  run: LabRun<unknown>;
  /** The program that runs the code. */
  program: string;
  /** The verdict on a run that ended. */
  children: ReactNode;
}

/** What happens, or how the run ended. Each message is announced once: neither the bytes nor the output is. */
export function RunStatus({ run, program, children }: RunStatusProps): ReactNode {
  return (
    <>
      {run.phase === 'loading' && (
        <ProgressBar
          label={`Loading ${program}`}
          value={run.total > 0 ? (run.loaded / run.total) * 100 : undefined}
          valueLabel={run.total > 0 ? loadedOf(run.loaded, run.total) : undefined}
        />
      )}
      <output className={result}>
        <Message run={run} program={program}>
          {children}
        </Message>
      </output>
    </>
  );
}

function Message({ run, program, children }: RunStatusProps): ReactNode {
  switch (run.phase) {
    case 'idle':
      return undefined;
    case 'loading':
      return (
        <p className={aside}>
          <VisuallyHidden>Loading {program}. </VisuallyHidden>This happens once for each device.
        </p>
      );
    case 'starting':
    case 'running':
      return <p className={aside}>Running…</p>;
    case 'stopped':
      return <Alert title="You stopped the run." />;
    case 'refused':
      return <Alert tone="danger" title={run.message} />;
    case 'ended':
      return children;
  }
}

/** Says that the shown result is that of other code. It is not announced, because it appears while the learner types. */
export function ChangedCode(): ReactNode {
  return <p className={aside}>Your code has changed since this run.</p>;
}
