import { describe, expect, test } from 'vitest';
import { everyFaq, faqCategories, type FaqItem, searchFaq } from './faq.ts';

const items: FaqItem[] = [
  { id: 'limit', category: 'Section 127', question: 'What is the limit?', answer: 'Five thousand dollars.' },
  { id: 'seats', category: 'Corporate', question: 'How do SEATS work?', answer: 'Ask for your team’s demo.' },
  { id: 'plan', category: 'Section 127', question: 'Which plans?', answer: 'Ask HR about seats and plans.' },
];

const found = (search: Partial<typeof everyFaq>) =>
  searchFaq(items, { ...everyFaq, ...search }).map(({ id }) => id);

describe('the help search', () => {
  test('finds words in questions and answers regardless of case', () => {
    expect(found({ query: 'seats' })).toEqual(['seats', 'plan']);
    expect(found({ query: ' DOLLARS ' })).toEqual(['limit']);
    expect(found({ query: "team's démo" })).toEqual(['seats']);
  });

  test('finds questions that contain every word, and their other search words', () => {
    expect(found({ query: 'plans hr' })).toEqual(['plan']);
    const words = { limit: ['maximum amount'] };
    const withWords = (query: string) => searchFaq(items, { query }, words).map(({ id }) => id);
    expect(withWords('Maximum  AMOUNT')).toEqual(['limit']);
    expect(withWords('maximum seats')).toEqual([]);
  });

  test('filters by category', () => {
    expect(found({ query: 'seats', category: 'Corporate' })).toEqual(['seats']);
    expect(found({ category: 'Certificates' })).toEqual([]);
  });

  test('returns every question for an empty search', () => {
    expect(found({})).toEqual(['limit', 'seats', 'plan']);
  });

  test('lists each category once', () => {
    expect(faqCategories(items)).toEqual(['Section 127', 'Corporate']);
  });
});
