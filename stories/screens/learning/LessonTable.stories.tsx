import { LessonTable } from '@redwhiteandcode/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { table } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { isPointerOnly } from '../../samples/pointerOnly.ts';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/LessonTable',
  component: LessonTable,
  args: { block: table },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A table of a lesson.'],
      avoid: [
        { when: 'The rows can be sorted or selected.', instead: 'Components/Data/DataTable' },
        { when: 'The learner fills it in.', instead: 'Screens/Learning/ExerciseView' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the table while it is wider than the lesson.', test: 'Wide' },
      ],
      accessibility: ['A caption, and headers of columns and rows.', 'A wide table scrolls in its own box.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: table.caption })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Summary' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'With a model' })).toBeVisible();
  },
});

export const Wide = meta.story({
  args: {
    block: {
      ...table,
      header: Array.from({ length: 8 }, (_, at) => `Column ${at + 1}`),
      rows: [[longText, ...Array.from({ length: 7 }, (_, at) => `Value ${at + 1}`)]],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: table.caption });
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

/** Between a change of the width and the next frame, the keyboard can scroll the table too. */
export const Narrowed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('group', { name: table.caption });
    await waitFor(() => expect(box).not.toHaveAttribute('tabindex'));
    canvasElement.style.inlineSize = '12rem';
    await expect(isPointerOnly(box)).toBe(false);
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    canvasElement.style.inlineSize = '';
  },
});
