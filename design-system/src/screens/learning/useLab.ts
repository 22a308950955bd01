import { useEffect, useEffectEvent, useState } from 'react';
import type { PythonLabBlock, RunEvents, SqlLabBlock } from '../labs/lab.ts';
import { isUnderWay, type LabRun, useLabRun } from '../labs/useLabRun.ts';
import { type Reset, useReset } from '../labs/useReset.ts';
import { textOf } from './blockAnswer.ts';
import type { BlockWork } from './lessonBlock.ts';

export interface LabOptions<Result> {
  block: Pick<PythonLabBlock | SqlLabBlock, 'start_code'>;
  work: BlockWork;
  onWorkChange: (work: BlockWork) => void;
  runCode: (code: string, events: RunEvents) => Promise<Result>;
  /** Returns the places of the tests that the code passed. */
  passedOf: (result: Result) => number[];
}

/** A learner's code, its runs, and what the learner can do with it. */
export interface LabState<Result> extends Reset {
  code: string;
  run: LabRun<Result>;
  /** Whether the code is no longer the one that the last run ran. */
  isChanged: boolean;
  /** Whether the learner ran code in this visit, or saved code in an earlier one. */
  isTried: boolean;
  start: () => void;
  stop: () => void;
}

/**
 * Keeps a learner's code and its runs. The passed tests are saved with the code that passed them: a change of the code
 * removes them, and a run of code that has changed meanwhile does not save any.
 */
export function useLab<Result>({
  block,
  work,
  onWorkChange,
  runCode,
  passedOf,
}: LabOptions<Result>): LabState<Result> {
  const code = work.answer ? textOf(work.answer) : block.start_code;
  const { run, start, stop } = useLabRun(runCode);
  const [hasRun, setHasRun] = useState(false);
  const [wasSaved, setWasSaved] = useState<boolean>();
  const change = (text: string) => {
    if (wasSaved === undefined) setWasSaved(work.answer !== undefined);
    const ticked = run.phase === 'ended' && run.code === text ? passedOf(run.result) : [];
    onWorkChange({ ...work, answer: { kind: 'text', text }, ticked });
  };
  const save = useEffectEvent((last: LabRun<Result>) => {
    if (last.phase !== 'ended' || last.code !== code) return;
    const ticked = passedOf(last.result);
    if (ticked.join() !== work.ticked.join()) onWorkChange({ ...work, ticked });
  });
  useEffect(() => save(run), [run]);
  return {
    code,
    run,
    isChanged: run.phase === 'ended' && run.code !== code,
    isTried: hasRun || (wasSaved ?? work.answer !== undefined),
    ...useReset(code, block.start_code, change),
    start: () => {
      if (isUnderWay(run)) return;
      setHasRun(true);
      start(code);
    },
    stop,
  };
}
