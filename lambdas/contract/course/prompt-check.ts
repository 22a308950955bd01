import { audiencePhrases } from './audience-phrases.ts';
import type { BlockOf } from './blocks.ts';
import { formPhrases } from './form-phrases.ts';
import { lengthPhrases } from './length-phrases.ts';
import { findPrivateData } from './private-data.ts';
import { type CaseRules, containsText } from './prompt-cases.ts';
import type { PromptCriterion } from './prompt-criteria.ts';
import { findQuote, type Search } from './prompt-phrases.ts';
import { saysUnknown, silencePhrases } from './silence-phrases.ts';
import { sourcePhrases } from './source-phrases.ts';

/** What a prompt has of a criterion. */
export interface CriterionResult {
  criterion: PromptCriterion;
  is_met: boolean;
  /** The words of the prompt that decided; null if there are none. */
  seen: string | null;
  /** A sentence for the learner: the words, or what the check looked for. */
  sentence: string;
}

/** What a check reads of a prompt lab. */
export interface CheckedLab {
  criteria: BlockOf<'prompt_lab'>['criteria'] | readonly PromptCriterion[];
  cases: readonly (Pick<CaseRules, 'must_contain' | 'is_json' | 'max_words'> & { input: string })[];
}

type Cases = CheckedLab['cases'];

/** What to look for in a prompt, and the sentences about it. */
interface WordSearch extends Search {
  met: string;
  missing: string;
}

/** Finds a form. If a case wants JSON, no other form will do. */
function formSearch(cases: Cases): WordSearch {
  const met = 'Seems to name the form';
  if (cases.some(({ is_json }) => is_json))
    return {
      phrases: formPhrases,
      accepts: (words) => /json|^\{/i.test(words),
      met,
      missing: 'No phrase found that asks for JSON, such as “return only JSON”.',
    };
  return {
    phrases: formPhrases,
    met,
    missing: 'No phrase found that names a form, such as a list, a table, or an email.',
  };
}

/** Returns the words of a length, such as 70 for “within 70 words”; undefined for other units. */
function wordsOf(length: string): number | undefined {
  const [, digits] = /(\d[\d,]{0,6})[- ]words?$/i.exec(length) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', ''));
}

/** Finds a length. It may not be above the smallest limit of a case, because one prompt is for all of them. */
function lengthSearch(cases: Cases): WordSearch {
  const most = Math.min(...cases.flatMap(({ max_words }) => (max_words > 0 ? [max_words] : [])));
  const isLimited = most < Infinity;
  return {
    phrases: lengthPhrases,
    accepts: (words) => (wordsOf(words) ?? 0) <= most,
    met: 'Seems to give the length',
    missing: isLimited
      ? `No phrase found that keeps the output within ${most} words, such as “at most ${most} words”.`
      : 'No phrase found that gives a length. Give a number of words, sentences, or lines.',
  };
}

/** Finds what to do without an answer. If a case demands words such as “not stated” that its material lacks, they must be there. */
function silenceSearch(cases: Cases): WordSearch {
  const demanded = cases.flatMap(({ input, must_contain }) =>
    must_contain.filter((text) => saysUnknown(text) && !containsText(input, text)),
  );
  const [example = 'not stated'] = demanded;
  const what = demanded.length > 0 ? `to write “${example}”` : 'what to do';
  return {
    phrases: silencePhrases,
    accepts: (words) => demanded.length === 0 || demanded.some((text) => containsText(words, text)),
    met: 'Seems to say what to do without an answer',
    missing: `No phrase found that says ${what} if the source has no answer, such as “if the text does not say, write ‘${example}’”.`,
  };
}

const searches: Readonly<Record<Exclude<PromptCriterion, 'privacy'>, (cases: Cases) => WordSearch>> = {
  audience: () => ({
    phrases: audiencePhrases,
    isQuotedIgnored: true,
    met: 'Seems to name the reader',
    missing: 'No phrase found that names a reader. Say for whom the output is.',
  }),
  form: formSearch,
  length: lengthSearch,
  source: () => ({
    phrases: sourcePhrases,
    isQuotedIgnored: true,
    met: 'Seems to name the source',
    missing: 'No phrase found that names the source, such as “use only the text below”.',
  }),
  silence: silenceSearch,
};

function checkPrivacy(prompt: string): CriterionResult {
  const found = findPrivateData(prompt);
  const sentence = found
    ? `Has what looks like ${found.what}: “${found.seen}”. Replace it with a placeholder.`
    : 'No email address, phone number, Social Security number, or card number found. The check does not know names.';
  return { criterion: 'privacy', is_met: !found, seen: found?.seen ?? null, sentence };
}

function checkCriterion(prompt: string, criterion: PromptCriterion, cases: Cases): CriterionResult {
  if (criterion === 'privacy') return checkPrivacy(prompt);
  const { met, missing, ...search } = searches[criterion](cases);
  const quote = findQuote(prompt, search);
  if (!quote) return { criterion, is_met: false, seen: null, sentence: missing };
  const { words, isCut } = quote;
  const sentence = `${met}: “${words.replace(/\s+/g, ' ')}${isCut ? ' …' : ''}”`;
  return { criterion, is_met: true, seen: words, sentence };
}

/**
 * Checks which of the criteria of a lab a prompt meets, by its English words and by what the rules of the cases demand. It is no
 * judgment of quality: a prompt can have the words and be poor, or say the same in words that this check does not know.
 */
export const checkPrompt = (prompt: string, { criteria, cases }: CheckedLab): CriterionResult[] =>
  criteria.map((criterion) => checkCriterion(prompt, criterion, cases));
