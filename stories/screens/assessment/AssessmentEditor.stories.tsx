import {
  checkSettings,
  questionCheck,
  readinessOf,
} from '@redwhiteandcode/app/pages/admin/assessment/assessmentDraft.ts';
import { AssessmentEditor, type AssessmentEditorProps } from '@redwhiteandcode/design-system';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assessment, bankLessons, quote } from './bankSamples.ts';

const meta = preview.meta({
  title: 'Screens/Assessment/AssessmentEditor',
  component: AssessmentEditor,
  args: {
    assessment,
    lessons: bankLessons,
    kept: new Set(['approved', 'withdrawn']),
    unsupported: new Set<string>(),
    approvals: { approved: 'Approved by Sample Admin on March 2, 2026, 9:00 AM' },
    checkQuestion: questionCheck(bankLessons),
    checkSettings,
    readinessOf: (draft) =>
      readinessOf(draft, { lessons: bankLessons, known: { bank: [], was_ready: false } }),
    onSave: fn<AssessmentEditorProps['onSave']>(async () => undefined),
    renderTransfer: () => null,
    renderPreview: () => null,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['For the assessment of a course: the bank of its questions with their approval, and its rules.'],
      avoid: [{ when: 'A question inside of a lesson.', instead: 'Screens/Catalog/BlocksEditor' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the filter, the questions, and the form.', test: 'Approves' },
        { keys: 'Enter', does: 'Opens the focused question, or presses the button.', test: 'Approves' },
      ],
      accessibility: [
        'Each question is a button that says whether its form is open.',
        'After a removal the focus is on the button that undoes it.',
        'What is missing is named at its field, and the focus goes to the first one.',
      ],
    },
  },
});

/** Questions with each status */
export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 question is approved; at least 2 are needed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^How does a model write/ }));
    await expect(canvas.getByText('Approved by Sample Admin on March 2, 2026, 9:00 AM')).toBeVisible();
  },
});

/** Approves the drafts that are ready, and leads to what the other one lacks */
export const Approves = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Status' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Approve the 2 drafts shown' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Approved 1 of 2. Save to record the approval.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Sentence of the lesson' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining('Copy the sentence of the lesson that the right answer rests on'),
    );
    await userEvent.keyboard(quote);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** An edit makes an approved question a draft again */
export const EditedAfterApproval = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^How does a model write/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Explanation' }), ' Always.');
    const line = canvas.getByRole('button', { name: /^How does a model write.*/, expanded: true });
    await expect(within(line).getByText('Draft')).toBeVisible();
  },
});

/** A question that learners may have stays, and can be taken out of new attempts */
export const StoppedAsking = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^How does a model write/ }));
    await expect(canvas.queryByRole('button', { name: /^Remove How does a model write/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop asking/ }));
    await expect(canvas.getByText('The question is a draft. Save to stop asking it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Stop asking/ })).toBeNull();
  },
});

/** An approved question whose lesson was edited, and a change that would close the assessment */
export const Unsupported = meta.story({
  args: {
    assessment: { ...assessment, rules: { ...assessment.rules, questions: 1 } },
    lessons: [],
    checkQuestion: questionCheck([]),
    readinessOf: ({ bank }) =>
      bank.some(({ status }) => status === 'approved')
        ? undefined
        : '0 questions are approved; at least 1 is needed.',
    unsupported: new Set(['approved']),
  },
  play: async ({ canvas, userEvent }) => {
    const warning = within(
      canvas
        .getByText('The lessons no longer support these approved questions')
        .closest('[data-component="Alert"]') as HTMLElement,
    );
    await userEvent.click(warning.getByRole('button', { name: 'How does a model write its answer?' }));
    await expect(canvas.getByRole('combobox', { name: 'Lesson that teaches it' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop asking/ }));
    await expect(canvas.getByText('If you save this, learners cannot start the assessment')).toBeVisible();
  },
});

/** Another admin has withdrawn a question meanwhile; overwriting saves what the page returns, and shows it. */
export const Overwriting = meta.story({
  args: {
    onSave: fn<AssessmentEditorProps['onSave']>(async ({ bank }) =>
      bank.every(({ id, status }) => id !== 'approved' || status === 'withdrawn')
        ? undefined
        : {
            conflict: {
              savedBy: 'Second Sample Admin',
              onReload: fn(),
              onOverwrite: (draft) => ({
                ...draft,
                bank: draft.bank.map((question) =>
                  question.id === 'approved' ? { ...question, status: 'withdrawn' } : question,
                ),
              }),
            },
          },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^How many tokens/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Explanation' }), ' Always.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'its withdrawn questions stay withdrawn',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with my changes' }));
    await expect(await canvas.findByText('All changes saved')).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    const line = canvas.getByRole('button', { name: /^How does a model write/ });
    await expect(within(line).getByText('Withdrawn')).toBeVisible();
  },
});

/** Searches and filters */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the questions' }), 'item b');
    await expect(canvas.getByText('1 of 4 questions')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Module' }), 'Sample module 1');
    await expect(canvas.getByText('0 of 4 questions')).toBeVisible();
  },
});

/** The rules, with a number that is out of range */
export const Settings = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    const percent = canvas.getByRole('textbox', { name: 'Percent to pass' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(percent).toHaveFocus();
    await expect(percent).toHaveAccessibleDescription('Enter a whole number from 70 to 100');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
