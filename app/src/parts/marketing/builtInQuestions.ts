import type { FaqItem } from '@redwhiteandcode/design-system';
import questions from '@redwhiteandcode/contract/help/landing.json' with { type: 'json' };

/** The landing page's questions in their order, shown until the API has responded. */
export const builtInQuestions: readonly FaqItem[] = questions;
