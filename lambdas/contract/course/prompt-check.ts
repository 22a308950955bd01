import { findPrivateData } from './private-data.ts';
import type { PromptCriterion } from './prompt-criteria.ts';
import { promptPhrases } from './prompt-phrases.ts';

/** What a prompt has of a criterion. */
export interface CriterionResult {
  criterion: PromptCriterion;
  is_met: boolean;
  /** The words of the prompt that decided; null if there are none. */
  seen: string | null;
  /** A sentence for the learner: the words, or what is missing. */
  sentence: string;
}

interface Sentences {
  met: string;
  missing: string;
}

const sentences: Readonly<Record<keyof typeof promptPhrases, Sentences>> = {
  audience: {
    met: 'Names a reader',
    missing: 'Names no reader. Say who reads the output, such as “for a new cashier”.',
  },
  form: {
    met: 'Names a form',
    missing: 'Names no form. Say what the output looks like, such as “as a table” or “in three bullets”.',
  },
  length: {
    met: 'Names a length',
    missing: 'Names no length. Give a number, such as “at most 80 words”.',
  },
  source: {
    met: 'Names the source',
    missing: 'Names no source. Say what to use, such as “use only the notes below”.',
  },
  silence: {
    met: 'Says what to do without an answer',
    missing:
      'Does not say what to do if the source has no answer. Say it, such as “write ‘not stated’ if the notes do not say”.',
  },
};

function checkPrivacy(prompt: string): CriterionResult {
  const found = findPrivateData(prompt);
  const sentence = found
    ? `Has what looks like ${found.what}: “${found.seen}”. Replace it with a placeholder.`
    : 'Has no email address, phone number, Social Security number, or card number';
  return { criterion: 'privacy', is_met: !found, seen: found?.seen ?? null, sentence };
}

function checkCriterion(prompt: string, criterion: PromptCriterion): CriterionResult {
  if (criterion === 'privacy') return checkPrivacy(prompt);
  const seen = promptPhrases[criterion](prompt) ?? null;
  const { met, missing } = sentences[criterion];
  const sentence = seen === null ? missing : `${met}: “${seen.replace(/\s+/g, ' ')}”`;
  return { criterion, is_met: seen !== null, seen, sentence };
}

/**
 * Checks which of the criteria a prompt meets, by its English words. It is no judgment of quality: a prompt can have the words
 * and be poor, or say the same in words that this check does not know.
 */
export const checkPrompt = (prompt: string, criteria: readonly PromptCriterion[]): CriterionResult[] =>
  criteria.map((criterion) => checkCriterion(prompt, criterion));
