/** A question with its answer. */
export interface FaqItem {
  id: string;
  category: string;
  question: string;
  /** Plain text; its line breaks are shown. */
  answer: string;
  /** Number of visitors who found it helpful. @default 0 */
  helpful_count?: number | undefined;
  /** Whether visitors can vote for it. @default true */
  hasVote?: boolean | undefined;
}

/** A search in the help center. */
export interface FaqSearch {
  query: string;
  /** One of the categories; undefined for all. */
  category?: string | undefined;
}

/** The search that matches every question. */
export const everyFaq: FaqSearch = { query: '' };

/** Returns the questions' categories, each once, in the order of their first question. */
export function faqCategories(items: readonly FaqItem[]): string[] {
  return [...new Set(items.map(({ category }) => category))];
}

/** Words that lead to a question besides its own, by the question's id: 'money back'. */
export type FaqSearchWords = Readonly<Record<string, readonly string[] | undefined>>;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .toLowerCase();

/**
 * Returns the questions of the category that contain every word of the text, ignoring case, accents and apostrophes: in the question, the answer, or
 * its other search words.
 */
export function searchFaq(
  items: readonly FaqItem[],
  { query, category }: FaqSearch,
  searchWords: FaqSearchWords = {},
): FaqItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = [item.question, item.answer, ...(searchWords[item.id] ?? [])].join('\n');
    return (
      (category === undefined || item.category === category) &&
      words.every((word) => plain(text).includes(word))
    );
  });
}
