import type { ReviewedReport } from '@redwhiteandcode/contract/reports/admin-operations.ts';

const [open, fixed, declined] = (['open', 'fixed', 'declined'] as const).map(
  (state, index): ReviewedReport => ({
    id: `sample-report-${index + 1}`,
    course_id: 'sample-course',
    course_title: 'Sample course',
    module_number: 1,
    lesson_number: index + 1,
    lesson_title: `Sample lesson ${index + 1}`,
    block_id: 'sample-choice',
    kind: (['key', 'typo', 'fact'] as const)[index] ?? 'fact',
    text: 'Both choices are right.\n\nThe lesson says so in its second paragraph.',
    state,
    reported_at: `2026-03-0${4 - index}T14:30:00Z`,
    answer: state === 'open' ? null : 'Thank you. We read the paragraph again.',
    answered_at: state === 'open' ? null : '2026-03-05T14:30:00Z',
    content: '',
    block: {
      id: 'sample-choice',
      type: 'check',
      prompt: 'What does a model predict?',
      task: {
        kind: 'one',
        choices: [
          { id: 'a', text: 'The truth', is_right: false, feedback: 'It has no table of facts.' },
          { id: 'b', text: 'The next token', is_right: true, feedback: 'One token at a time.' },
        ],
      },
      hint: '',
      explanation: 'A model predicts the next token.',
      quote: '',
    },
    is_changed: state === 'fixed',
  }),
);
if (!open || !fixed || !declined) throw new Error('The samples are empty.');

/** A report in each state. */
export const report = { open, fixed, declined };

/** The reports, newest first. */
export const reports = [open, fixed, declined];
