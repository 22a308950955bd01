import type { Faq } from '@redwhiteandcode/contract/help/operations.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import { cleaned } from '@redwhiteandcode/contract/text/typed-text.ts';

/** Returns whether a question or its answer contains a text, ignoring case and accents. An empty text matches all. */
export function matchesFaq({ question, answer }: Pick<Faq, 'question' | 'answer'>, search: string): boolean {
  const words = folded(cleaned(search));
  return folded(question).includes(words) || folded(answer).includes(words);
}
