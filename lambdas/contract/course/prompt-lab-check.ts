import { blockMessages } from './block-limits.ts';
import type { BlockOf } from './blocks.ts';
import { judgeOutput } from './prompt-cases.ts';
import { checkPrompt } from './prompt-check.ts';

type PromptLab = BlockOf<'prompt_lab'>;

/** What an author's check of a prompt lab found, in sentences. */
interface PromptLabFindings {
  /** What is wrong with the criteria and the prompts. */
  problems: string[];
  /** Which samples break which rule of their case. That can be on purpose. */
  samples: string[];
}

const nameOf = ({ title }: PromptLab['cases'][number], at: number): string =>
  title.trim() === '' ? `Case ${at + 1}` : `“${title.trim()}”`;

/** Checks for the author that the model prompt meets each criterion and the start prompt does not, and judges the samples. */
export function checkPromptDraft(
  lab: Pick<PromptLab, 'criteria' | 'start_prompt' | 'solution_prompt' | 'cases'>,
): PromptLabFindings {
  const { criteria, start_prompt, solution_prompt, cases } = lab;
  const missed = checkPrompt(solution_prompt, lab).filter(({ is_met }) => !is_met);
  const isStartRight = checkPrompt(start_prompt, lab).every(({ is_met }) => is_met);
  const problems =
    criteria.length === 0
      ? [blockMessages.noCriteria]
      : [
          ...missed.map(({ sentence }) => `${blockMessages.missedCriterion} ${sentence}`),
          ...(isStartRight ? [blockMessages.startIsRight] : []),
        ];
  const samples = cases.flatMap((one, at) =>
    one.sample.trim() === ''
      ? []
      : judgeOutput(one, one.sample)
          .filter(({ is_met }) => !is_met)
          .map(({ sentence }) => `${nameOf(one, at)}: ${sentence}`),
  );
  return { problems, samples };
}
