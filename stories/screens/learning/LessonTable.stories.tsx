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
      rows: [[longText, ...Array.from({ length: 7 }, (_, at) => `A value of column ${at + 2}`)]],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: table.caption });
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

/** Columns of short texts are as narrow as these, so that five of them fit beside a longer one. */
export const Numbers = meta.story({
  args: {
    block: {
      ...table,
      header: ['Branch of the library', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      rows: [
        ['Main Street', '212', '198', '240', '231', '305'],
        ['Harbor and its children\u2019s room', '88', '95', '102', '91', '120'],
      ],
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: table.caption });
    await waitFor(() => expect(box).not.toHaveAttribute('tabindex'));
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
