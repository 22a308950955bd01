import { ExerciseView } from '@redwhiteandcode/design-system';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { exercise, tableExercise, untouched } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { WorkKeeper } from './WorkKeeper.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/ExerciseView',
  component: ExerciseView,
  args: { block: exercise, state: untouched, onWorkChange: fn(), onRetry: fn() },
  render: ({ state, onWorkChange, ...args }) => (
    <WorkKeeper state={state} onWorkChange={onWorkChange}>
      {(kept, change) => <ExerciseView {...args} state={kept} onWorkChange={change} />}
    </WorkKeeper>
  ),
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A task of a lesson that the learner does in their own words or in a table.'],
      avoid: [
        { when: 'The answer can be judged.', instead: 'Screens/Learning/CheckView' },
        { when: 'The block is part of a lesson.', instead: 'Screens/Learning/LessonBlocks' },
      ],
      keyboard: [
        {
          keys: 'Enter on Show the model solution',
          does: 'Opens the solution, which takes focus; without an answer, says what to do first.',
          test: 'ByKeyboard',
        },
        { keys: 'Enter on Add a row', does: 'Adds a row, which takes focus.', test: 'Table' },
        {
          keys: 'Enter on Remove row',
          does: 'Removes the row. Focus moves to the row before it.',
          test: 'Table',
        },
      ],
      accessibility: [
        'A region whose name is the title.',
        'Each row of a table is a group of labeled fields.',
        'A text that is too long stays complete. The error says how much to remove.',
      ],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const show = () => canvas.getByRole('button', { name: 'Show the model solution' });
    show().focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Write your own answer first. Then compare it with the model solution.');
    await expect(show()).toHaveFocus();
    canvas.getByRole('textbox', { name: 'Your answer' }).focus();
    await userEvent.keyboard('You are an accountant.');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'The prompt names a role' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Model solution' })).toHaveFocus();
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      answer: { kind: 'text', text: 'You are an accountant.' },
      is_checked: true,
      ticked: [0],
    });
  },
});

export const Table = meta.story({
  args: { block: tableExercise },
  play: async ({ args, canvas, userEvent }) => {
    const cell = (row: number, column: string) =>
      within(canvas.getByRole('group', { name: `Row ${row}` })).getByRole('textbox', { name: column });
    cell(1, 'Task').focus();
    await userEvent.keyboard('Summaries');
    canvas.getByRole('button', { name: 'Add a row' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(cell(2, 'Task')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('A wrong number');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        answer: {
          kind: 'rows',
          rows: [
            ['Summaries', '', ''],
            ['', 'A wrong number', ''],
          ],
        },
      }),
    );
    canvas.getByRole('button', { name: 'Remove row 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(cell(1, 'Task')).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Row 2' })).not.toBeInTheDocument();
  },
});

/** The solution was opened earlier, and the answer could not be saved. */
export const NotSaved = meta.story({
  args: {
    state: {
      saving: 'failed',
      error: 'You are offline.',
      earlier: 0,
      work: { answer: { kind: 'text', text: 'You are an accountant.' }, is_checked: true, ticked: [0] },
    },
  },
});

/** The text is complete, and the error says how much to remove. */
export const TooLong = meta.story({
  args: {
    state: {
      ...untouched,
      work: { answer: { kind: 'text', text: 'Sample '.repeat(1500) }, is_checked: false, ticked: [] },
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toHaveValue('Sample '.repeat(1500));
    await expect(field).toHaveAccessibleDescription(/at most 10,000 characters. Remove 500;/);
    await expect(canvas.getByText('10,500 of 10,000 characters')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    block: {
      ...tableExercise,
      title: longTitle,
      html: `<p>${longText}</p>`,
      columns: [longTitle, 'Risk'],
      checklist: [longText],
    },
    state: {
      ...untouched,
      work: { answer: { kind: 'rows', rows: [[longText, longText]] }, is_checked: false, ticked: [] },
    },
  },
});
