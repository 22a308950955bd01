import type { CaseRun, CriterionFinding, PromptCriterion, PromptRun } from './lab.ts';
import type { LabVerdict } from './labVerdict.ts';

/** The names of the criteria. */
export const criterionNames: Readonly<Record<PromptCriterion, string>> = {
  audience: 'Who reads the output',
  form: 'The form of the output',
  length: 'The length of the output',
  source: 'The source to use',
  silence: 'What to do if the source has no answer',
  privacy: 'No private data',
};

/** A verdict with what follows from it. */
export interface PromptVerdict extends LabVerdict {
  detail?: string;
}

/** Returns the verdict on a prompt that was checked. */
export function verdictOnCheck(findings: readonly CriterionFinding[]): LabVerdict {
  const met = findings.filter(({ is_met }) => is_met).length;
  const all = findings.length;
  if (met < all)
    return {
      tone: 'warning',
      title: `${met} of ${all} ${all === 1 ? 'point' : 'points'} found. The check may miss other wordings.`,
    };
  return { tone: 'success', title: all === 1 ? 'The point was found.' : `All ${all} points found.` };
}

/** Whether the output of a case meets every rule. */
export const isPassed = ({ status, rules }: CaseRun): boolean =>
  status === 'done' && rules.every(({ is_met }) => is_met);

/** Returns what a case failed: the rules that its output does not meet, or why it has none. */
export const failuresOf = ({ status, rules, reason }: CaseRun): string[] =>
  status === 'failed'
    ? [reason?.message ?? '']
    : rules.flatMap(({ is_met, sentence }) => (is_met ? [] : [sentence]));

const oneCase = 'One good output proves nothing. Other material, or the next run, can end differently.';

function verdictOnCase(run: CaseRun): PromptVerdict {
  if (run.status === 'failed')
    return {
      tone: 'warning',
      title: 'The model returned no complete output.',
      detail: failuresOf(run).join(' '),
    };
  if (isPassed(run))
    return { tone: 'success', title: 'Passed. The output meets every rule of this case.', detail: oneCase };
  const count = failuresOf(run).length;
  return {
    tone: 'warning',
    title: `Failed. The output does not meet ${count} of ${run.rules.length} ${run.rules.length === 1 ? 'rule' : 'rules'}.`,
  };
}

/** Returns the verdict on a run that has ended. */
export function verdictOnRun({ cases }: PromptRun): PromptVerdict {
  const [first] = cases;
  if (first && cases.length === 1) return verdictOnCase(first);
  const passed = cases.filter(isPassed).length;
  if (passed === cases.length)
    return {
      tone: 'success',
      title: `All ${cases.length} cases passed.`,
      detail:
        'This is one run. The next one can end differently, and the rules see only what code can count: read the outputs, too.',
    };
  return {
    tone: 'warning',
    title: `${shortVerdictOn({ cases })}.`,
    detail:
      'One good output proves nothing: a prompt must work for each case. Find what the failed cases have in common, and change the prompt.',
  };
}

/** Returns the verdict on a run in a few words, such as '3 of 4 cases passed'. */
export function shortVerdictOn({ cases }: Pick<PromptRun, 'cases'>): string {
  const passed = cases.filter(isPassed).length;
  if (cases.length === 1) return passed === 1 ? 'passed' : 'failed';
  return `${passed} of ${cases.length} cases passed`;
}

/** Returns a number of the model's calls, such as '1 call'. */
export const callsOf = (count: number): string => (count === 1 ? '1 call' : `${count} calls`);

/** Returns the time of a call, such as '2.4 seconds'. */
export const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1)} seconds`;
