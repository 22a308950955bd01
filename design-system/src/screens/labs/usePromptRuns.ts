import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  PromptAllowance,
  PromptLabBlock,
  PromptRun,
  PromptRunEvents,
  PromptRunner,
  RunRefusal,
} from './lab.ts';

/** The runs of a learner's prompts in a block. */
export interface PromptRuns {
  /** Undefined while it is loading, and where prompts cannot be run. */
  allowance: PromptAllowance | undefined;
  /** Newest first. */
  runs: readonly PromptRun[];
  /** Why the runs could not be loaded. */
  failure: string | undefined;
  /** Why the last prompt was not run, or not followed to its end. */
  refusal: RunRefusal | undefined;
  isRunning: boolean;
  /** Whether a run was started or followed in this visit. */
  isFollowed: boolean;
  /** Runs a prompt on the case with an id, or on all cases. */
  start: (prompt: string, caseId: string | undefined) => void;
  /** Says why a prompt cannot be run as it is. */
  refuse: (message: string) => void;
  /** Loads the runs again after a failure. */
  reload: () => void;
}

interface Loaded {
  allowance: PromptAllowance;
  runs: readonly PromptRun[];
}

/** Adds a run or what has arrived of it. A new run has used calls. */
function withRun({ allowance, runs }: Loaded, run: PromptRun): Loaded {
  const isNew = runs.every(({ id }) => id !== run.id);
  const used = isNew ? run.cases.length : 0;
  return {
    allowance: { ...allowance, calls_left: Math.max(0, allowance.calls_left - used) },
    runs: [run, ...runs.filter(({ id }) => id !== run.id)],
  };
}

/** Loads the runs in a block, follows one that is under way, and starts new ones, until the component is removed. */
export function usePromptRuns(
  block: Pick<PromptLabBlock, 'id'>,
  runner: PromptRunner | undefined,
): PromptRuns {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [refusal, setRefusal] = useState<RunRefusal>();
  const [phase, setPhase] = useState<'idle' | 'running' | 'ended'>('idle');
  const visit = useRef<AbortController>(undefined);

  const follow = async (
    signal: AbortSignal,
    run: (events: PromptRunEvents) => ReturnType<PromptRunner['follow']>,
  ) => {
    const onChange = (changed: PromptRun) => {
      if (!signal.aborted) setLoaded((last) => last && withRun(last, changed));
    };
    setPhase('running');
    setRefusal(undefined);
    const end = await run({ onChange, signal });
    if (signal.aborted) return;
    setPhase('ended');
    if ('isClosed' in end) setRefusal(end);
    else onChange(end);
  };
  const read = useEffectEvent(async () => runner?.read(block));
  const begin = useEffectEvent((read: Loaded, signal: AbortSignal) => {
    setLoaded(read);
    const [newest] = read.runs;
    if (runner && newest && newest.status !== 'finished')
      void follow(signal, (events) => runner.follow(block, newest, events));
  });
  const [loads, setLoads] = useState(0);
  const isAvailable = runner !== undefined;
  useEffect(() => {
    const current = new AbortController();
    visit.current = current;
    read().then(
      (loaded) => loaded && !current.signal.aborted && begin(loaded, current.signal),
      (error: unknown) =>
        !current.signal.aborted && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => current.abort();
  }, [block.id, isAvailable, loads]);

  return {
    allowance: loaded?.allowance,
    runs: loaded?.runs ?? [],
    failure,
    refusal,
    isRunning: phase === 'running',
    isFollowed: phase !== 'idle',
    start: (prompt, caseId) => {
      const signal = visit.current?.signal;
      if (!runner || !signal || phase === 'running') return;
      void follow(signal, (events) => runner.run(block, prompt, caseId, events));
    },
    refuse: (message) => setRefusal({ message, isClosed: false }),
    reload: () => {
      setFailure(undefined);
      setLoads(loads + 1);
    },
  };
}
