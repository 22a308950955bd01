import { useEffect, useEffectEvent, useState } from 'react';
import type { CriterionFinding, PromptLabBlock, PromptTools } from '../labs/lab.ts';
import { type Reset, useReset } from '../labs/useReset.ts';
import { textOf } from './blockAnswer.ts';
import type { BlockWork } from './lessonBlock.ts';

/** The most characters of a prompt. */
export const maxPrompt = 4000;

export interface PromptWorkOptions {
  block: PromptLabBlock;
  work: BlockWork;
  onWorkChange: (work: BlockWork) => void;
  check: PromptTools['check'];
}

/** A learner's prompt and its check. */
export interface PromptWork extends Reset {
  prompt: string;
  check: () => void;
  /** The results of the last check in this visit. */
  findings: readonly CriterionFinding[] | undefined;
  /** The number of checks in this visit. */
  checks: number;
  /** Why the prompt could not be checked. */
  checkFailure: string | undefined;
  /** Whether the prompt is no longer the one that was checked. */
  isChangedSinceCheck: boolean;
  /** Whether the learner checked a prompt in this visit, or saved one in an earlier one. */
  isTried: boolean;
}

type Check = { count: number } & (
  | { prompt: string; findings: readonly CriterionFinding[] }
  | { failure: string }
);

const metIn = (findings: readonly CriterionFinding[]): number[] =>
  findings.flatMap(({ is_met }, at) => (is_met ? [at] : []));

/** Keeps a learner's prompt and checks it. The criteria that it meets are saved with it: a change of the prompt removes them. */
export function usePromptWork({ block, work, onWorkChange, check }: PromptWorkOptions): PromptWork {
  const prompt = work.answer ? textOf(work.answer) : block.start_prompt;
  const [last, setLast] = useState<Check>();
  const [wasSaved, setWasSaved] = useState<boolean>();
  const checked = last && 'findings' in last ? last : undefined;
  const change = (text: string) => {
    if (wasSaved === undefined) setWasSaved(work.answer !== undefined);
    const ticked = checked?.prompt === text ? metIn(checked.findings) : [];
    onWorkChange({ ...work, answer: { kind: 'text', text }, ticked });
  };
  const runCheck = async () => {
    const count = (last?.count ?? 0) + 1;
    try {
      setLast({ count, prompt, findings: await check(block, prompt) });
    } catch (error) {
      setLast({ count, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  const save = useEffectEvent((done: typeof checked) => {
    if (done?.prompt !== prompt) return;
    const ticked = metIn(done.findings);
    if (ticked.join() !== work.ticked.join()) onWorkChange({ ...work, ticked });
  });
  useEffect(() => save(checked), [checked]);
  return {
    prompt,
    ...useReset(prompt, block.start_prompt, change),
    check: () => void runCheck(),
    findings: checked?.findings,
    checks: last?.count ?? 0,
    checkFailure: last && 'failure' in last ? last.failure : undefined,
    isChangedSinceCheck: checked !== undefined && checked.prompt !== prompt,
    isTried: last !== undefined || (wasSaved ?? work.answer !== undefined),
  };
}
