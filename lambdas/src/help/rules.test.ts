import { describe, expect, it } from 'vitest';
import { matchesFaq } from './rules.ts';

describe('the search of questions', () => {
  const faq = { question: 'How do SEATS work?', answer: 'Ask HR about your employer’s plans.' };
  it.each([
    ['seats', true],
    [' PLANS ', true],
    ["EMPLOYER'S plans", true],
    ['', true],
    ['parking', false],
  ])('for %j finds the question: %s', (search, isFound) => {
    expect(matchesFaq(faq, search)).toBe(isFound);
  });
});
