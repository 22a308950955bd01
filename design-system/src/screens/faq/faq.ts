/** A question with its answer. */
export interface FaqItem {
  id: string;
  category: string;
  question: string;
  /** Plain text; its line breaks are shown. */
  answer: string;
  /** Number of visitors who found it helpful. @default 0 */
  helpful_count?: number | undefined;
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

/** Returns the questions of the category whose question or answer contains the text, ignoring case. */
export function searchFaq(items: readonly FaqItem[], { query, category }: FaqSearch): FaqItem[] {
  const text = query.trim().toLowerCase();
  return items.filter(
    (item) =>
      (category === undefined || item.category === category) &&
      (item.question.toLowerCase().includes(text) || item.answer.toLowerCase().includes(text)),
  );
}
