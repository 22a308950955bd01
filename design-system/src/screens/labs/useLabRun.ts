import { useEffect, useRef, useState } from 'react';
import type { RunEvents } from './lab.ts';

/** What the learner sees of a run. */
export type LabRun<Result> =
  | { phase: 'idle' | 'starting' }
  | { phase: 'loading'; loaded: number; total: number }
  | { phase: 'running' | 'stopped'; output: string }
  /** The code could not be run; `message` is a sentence. */
  | { phase: 'refused'; message: string }
  | { phase: 'ended'; code: string; result: Result };

/** Whether the run has not ended yet. */
export const isUnderWay = ({ phase }: LabRun<unknown>): boolean =>
  phase === 'starting' || phase === 'loading' || phase === 'running';

const outputOf = (run: LabRun<unknown>): string => ('output' in run ? run.output : '');

/** Runs code and follows the run. A new run ends the one before it, and so does removing the component. */
export function useLabRun<Result>(runCode: (code: string, events: RunEvents) => Promise<Result>) {
  const [run, setRun] = useState<LabRun<Result>>({ phase: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = (code: string) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const show = (next: LabRun<Result>) => {
      if (!current.signal.aborted) setRun(next);
    };
    show({ phase: 'starting' });
    runCode(code, {
      onLoad: (loaded, total) => show({ phase: 'loading', loaded, total }),
      onStart: () => show({ phase: 'running', output: '' }),
      onOutput: (output) => show({ phase: 'running', output }),
      signal: current.signal,
    }).then(
      (result) => show({ phase: 'ended', code, result }),
      (error: unknown) =>
        show({ phase: 'refused', message: error instanceof Error ? error.message : String(error) }),
    );
  };
  const stop = () => {
    controller.current?.abort();
    setRun((last) => ({ phase: 'stopped', output: outputOf(last) }));
  };
  return { run, start, stop };
}
