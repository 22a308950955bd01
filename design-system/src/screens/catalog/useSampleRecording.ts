import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PromptAllowance } from '../labs/lab.ts';
import type { BlockDraftOf, PromptCaseDraft } from './blockDraft.ts';
import type { SampleDraft, SampleRecorder } from './blockForm.ts';

type Lab = BlockDraftOf<'prompt_lab'>;

/** How a run for a sample ended: with the sample that it replaced, or with a sentence that says why there is none. */
type RecordingEnd = { recorded: SampleDraft; replaced: SampleDraft } | { failure: string };

/** The runs of a lab's model prompt for its samples, one at a time. */
export interface SampleRecording {
  /** Undefined while it is loading, and after a failure. */
  allowance: PromptAllowance | undefined;
  /** Why the allowance could not be loaded. */
  failure: string | undefined;
  /** Loads the allowance again. */
  reload: () => void;
  /** The id of the case on which the model prompt runs. */
  running: string | undefined;
  /** The case of the last run, and how it ended. */
  last: { caseId: string; end: RecordingEnd } | undefined;
  /** Runs the model prompt on a case, and makes its output the sample. */
  record: (one: PromptCaseDraft) => void;
  /** Puts the replaced sample of the last run back. */
  restore: () => void;
}

const changedMeanwhile =
  'You changed the model prompt or the material during the run, so its output was not used. Save the course, then run it again.';

/** Records samples of a lab until the component is removed. */
export function useSampleRecording(
  lab: Lab,
  onChange: (values: Pick<Lab, 'cases'>) => void,
  recorder: SampleRecorder,
): SampleRecording {
  const allowance = useAllowance(recorder);
  const [running, setRunning] = useState<string>();
  const [last, setLast] = useState<SampleRecording['last']>();
  const visit = useRef<AbortController>(undefined);
  useEffect(() => {
    const current = new AbortController();
    visit.current = current;
    return () => current.abort();
  }, []);
  // The author may change the lab during a run.
  const latest = useRef({ lab, onChange });
  useLayoutEffect(() => {
    latest.current = { lab, onChange };
  });

  const change = (caseId: string, sample: SampleDraft) => {
    const { lab, onChange } = latest.current;
    onChange({ cases: lab.cases.map((one) => (one.id === caseId ? { ...one, ...sample } : one)) });
  };
  const apply = (one: PromptCaseDraft, result: SampleDraft | string): RecordingEnd => {
    const now = latest.current.lab.cases.find(({ id }) => id === one.id);
    if (typeof result === 'string') return { failure: result };
    if (now?.input !== one.input || latest.current.lab.solution_prompt !== lab.solution_prompt)
      return { failure: changedMeanwhile };
    change(one.id, result);
    return { recorded: result, replaced: { sample: now.sample, sample_run: now.sample_run } };
  };
  const record = async (one: PromptCaseDraft) => {
    const signal = visit.current?.signal;
    if (!signal || running !== undefined) return;
    setRunning(one.id);
    setLast(undefined);
    const result = await recorder.record(lab, one, signal);
    if (signal.aborted) return;
    setRunning(undefined);
    setLast({ caseId: one.id, end: apply(one, result) });
    allowance.reload();
  };
  const restore = () => {
    if (last && 'replaced' in last.end) change(last.caseId, last.end.replaced);
    setLast(undefined);
  };
  return { ...allowance, running, last, record: (one) => void record(one), restore };
}

/** Loads the model and the author's calls of it. */
function useAllowance(recorder: SampleRecorder) {
  const [allowance, setAllowance] = useState<PromptAllowance>();
  const [failure, setFailure] = useState<string>();
  const [loads, setLoads] = useState(0);
  const read = useEffectEvent(() => recorder.readAllowance());
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (loaded) => isCurrent && setAllowance(loaded),
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [loads]);
  const reload = () => {
    setFailure(undefined);
    setLoads((count) => count + 1);
  };
  return { allowance, failure, reload };
}
