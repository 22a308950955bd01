import type { FaqItem, FaqSearchWords } from '@redwhiteandcode/design-system';
import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import landing from '@redwhiteandcode/contract/help/landing.json' with { type: 'json' };
import search from '@redwhiteandcode/contract/help/search.json' with { type: 'json' };
import words from '@redwhiteandcode/contract/help/search-words.json' with { type: 'json' };

const asked = new Set(help.map(({ question }) => question));

/** The questions that only the search of the help center shows: the landing page's, and some about accounts. They have no votes. */
export const moreQuestions: readonly FaqItem[] = [
  ...search,
  ...landing.filter(({ question }) => !asked.has(question)),
].map((faq) => ({ ...faq, hasVote: false }));

/** Words that lead to a question besides its own. */
export const searchWords: FaqSearchWords = words;
