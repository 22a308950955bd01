import { gradedTasks } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { AssessmentDraft, QuestionDraft } from '@redwhiteandcode/design-system';

/** The sentence that the sample questions quote. */
export const quote = 'A model predicts the next token.';

/** The lessons of a sample course. */
export const bankLessons = [1, 2].map((module_number) => ({
  module_number,
  module_title: `Sample module ${module_number}`,
  lesson_number: 1,
  lesson_title: `Sample lesson ${module_number}`,
  content: `<p>${quote}</p>`,
}));

const sampleQuestion = (id: string, change: Partial<QuestionDraft>): QuestionDraft => ({
  id,
  module_number: 1,
  lesson_number: 1,
  prompt: 'How does a model write its answer?',
  task: gradedTasks.one,
  explanation: 'One token at a time.',
  quote,
  status: 'approved',
  ...change,
});

/** An assessment with an approved question, two drafts, of which one is not ready, and a withdrawn one. */
export const assessment: AssessmentDraft = {
  is_on: true,
  rules: { ...defaultRules, questions: 2 },
  bank: [
    sampleQuestion('approved', {}),
    sampleQuestion('ready', {
      module_number: 2,
      prompt: 'Put the steps in order.',
      task: gradedTasks.order,
      status: 'draft',
    }),
    sampleQuestion('unready', {
      prompt: 'How many tokens does the page have?',
      task: gradedTasks.number,
      quote: '',
      status: 'draft',
    }),
    sampleQuestion('withdrawn', {
      prompt: 'Which sentence does the source not support?',
      status: 'withdrawn',
    }),
  ],
};
