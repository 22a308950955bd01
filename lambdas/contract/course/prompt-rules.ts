import { blank, type BlockProblems, checkDistinct, checkIds, when } from './block-problems.ts';
import { blockMessages } from './block-limits.ts';
import type { BlockOf } from './blocks.ts';
import { judgeOutput } from './prompt-cases.ts';
import { checkPrompt } from './prompt-check.ts';

type PromptLab = BlockOf<'prompt_lab'>;
type PromptCase = PromptLab['cases'][number];

const checkCase = (one: PromptCase, path: string): BlockProblems => ({
  ...blank(`${path}.input`, one.input),
  ...when(judgeOutput(one, '').length === 0, `${path}.must_contain`, blockMessages.noOutputRules),
  ...checkDistinct(`${path}.must_contain`, 'text', one.must_contain),
  ...checkDistinct(`${path}.must_not_contain`, 'text', one.must_not_contain),
  ...blank(`${path}.sample`, one.sample),
});

/** Checks that the criteria tell the solution from the start: the solution meets all of them, and the start does not. */
function checkPrompts(lab: PromptLab): BlockProblems {
  const { criteria, start_prompt, solution_prompt } = lab;
  const missed = checkPrompt(solution_prompt, lab).find(({ is_met }) => !is_met);
  const isStartRight = checkPrompt(start_prompt, lab).every(({ is_met }) => is_met);
  return {
    ...(missed && { solution_prompt: `${blockMessages.missedCriterion} ${missed.sentence}` }),
    ...when(criteria.length > 0 && isStartRight, 'start_prompt', blockMessages.startIsRight),
    ...blank('solution_prompt', solution_prompt),
  };
}

/** Checks a prompt lab of a course that is being published. Returns error messages by path. */
export const checkPromptLab = (lab: PromptLab): BlockProblems => ({
  ...blank('title', lab.title),
  ...blank('html', lab.html),
  ...when(lab.criteria.length === 0, 'criteria', blockMessages.noCriteria),
  ...checkPrompts(lab),
  ...when(lab.cases.length === 0, 'cases', blockMessages.noCases),
  ...checkIds('cases', lab.cases),
  ...checkDistinct(
    'cases',
    'title',
    lab.cases.map(({ title }) => title),
  ),
  ...Object.assign({}, ...lab.cases.map((one, at) => checkCase(one, `cases.${at}`))),
});
