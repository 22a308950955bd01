import type { BlockOf } from './blocks.ts';

type PromptCase = BlockOf<'prompt_lab'>['cases'][number];

/** The rules of a case for an output. */
export type CaseRules = {
  readonly [Rule in 'must_contain' | 'must_not_contain' | 'is_json' | 'max_words']: Readonly<
    PromptCase[Rule]
  >;
};

/** Whether an output meets a rule of its case, in a sentence. */
export interface RuleResult {
  rule: 'must_contain' | 'must_not_contain' | 'is_json' | 'max_words';
  is_met: boolean;
  sentence: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether a text contains a part, without regard to case; any space is like any other. */
export const containsText = (text: string, part: string): boolean => plain(text).includes(plain(part));

const countWords = (text: string): number =>
  text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** A fence of Markdown around the whole output, and what is in it. */
const fence = /^```(?:json)?[^\S\n]*\n([\s\S]*)\n[^\S\n]*```$/i;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Judges JSON. A fence around it counts as a part of how models show code, and the sentence says that it is there. */
function judgeJson(output: string): RuleResult {
  const [, fenced] = fence.exec(output.trim()) ?? [];
  const is_met = isJson(fenced ?? output);
  const inFence = fenced === undefined ? '' : ', inside a code fence';
  return {
    rule: 'is_json',
    is_met,
    sentence: is_met ? `Is valid JSON${inFence}` : `Is not valid JSON${inFence}`,
  };
}

function judgeWords(output: string, max: number): RuleResult {
  const words = countWords(output);
  const is_met = words <= max;
  const count = words === 1 ? '1 word' : `${words} words`;
  return {
    rule: 'max_words',
    is_met,
    sentence: `Has ${count}; at most ${max} ${max === 1 ? 'is' : 'are'} allowed`,
  };
}

/**
 * Judges an output by the rules of its case, in their order. Texts are compared without case, and any space is like any other.
 * Words are runs without spaces that have a letter or a digit.
 */
export function judgeOutput(
  { must_contain, must_not_contain, is_json, max_words }: CaseRules,
  output: string,
): RuleResult[] {
  const has = (part: string): boolean => containsText(output, part);
  return [
    ...must_contain.map((part): RuleResult => {
      const is_met = has(part);
      const sentence = is_met ? `Contains “${part}”` : `Does not contain “${part}”, which it must`;
      return { rule: 'must_contain', is_met, sentence };
    }),
    ...must_not_contain.map((part): RuleResult => {
      const is_met = !has(part);
      const sentence = is_met ? `Does not contain “${part}”` : `Contains “${part}”, which it must not`;
      return { rule: 'must_not_contain', is_met, sentence };
    }),
    ...(is_json ? [judgeJson(output)] : []),
    ...(max_words > 0 ? [judgeWords(output, max_words)] : []),
  ];
}
