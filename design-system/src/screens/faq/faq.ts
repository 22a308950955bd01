/** A question with its answer. */
export interface FaqItem {
  id: string;
  category: string;
  question: string;
  /** Plain text; its line breaks are kept. */
  answer: string;
  /** How many found it helpful. @default 0 */
  helpful_count?: number | undefined;
}

/** What the help centre is searched for. */
export interface FaqSearch {
  query: string;
  /** One of the categories, or nothing for all of them. */
  category?: string | undefined;
}

/** The search that leaves every question in. */
export const everyFaq: FaqSearch = { query: '' };

/** The categories that questions have, each once, in the order of their first question. */
export function faqCategories(items: readonly FaqItem[]): string[] {
  return [...new Set(items.map(({ category }) => category))];
}

/** The questions of the category whose question or answer holds the text, whatever its case. */
export function searchFaq(items: readonly FaqItem[], { query, category }: FaqSearch): FaqItem[] {
  const sought = query.trim().toLowerCase();
  return items.filter(
    (item) =>
      (category === undefined || item.category === category) &&
      (item.question.toLowerCase().includes(sought) || item.answer.toLowerCase().includes(sought)),
  );
}
