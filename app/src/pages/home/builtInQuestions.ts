import questions from '@redwhiteandcode/lambdas/contract/faqs/landing.json' with { type: 'json' };

/** A question of the landing page and its answer. */
export interface BuiltInQuestion {
  id: string;
  category: string;
  question: string;
  answer: string;
}

/** The landing page's questions in their order, shown until the API has answered. */
export const builtInQuestions: readonly BuiltInQuestion[] = questions;
