import { CourseOutline } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { outline } from '../../samples/learning.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/CourseOutline',
  component: CourseOutline,
  args: {
    modules: outline,
    current: { module_number: 2, lesson_number: 1 },
    lessonHref: (module, lesson) => `#${module.module_number}-${lesson.lesson_number}`,
    onNavigate: fn(),
  },
  parameters: {
    usage: {
      status: 'stable',
      use: ['Beside the lesson on wide screens, with modules, lessons, and completion.'],
      avoid: [
        { when: 'The screen is narrow.', instead: 'Screens/Learning/OutlineDrawer' },
        { when: 'The visitor is not enrolled.', instead: 'Screens/Course/CourseDetails' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves from lesson to lesson.', test: 'ByKeyboard' },
        { keys: 'Enter', does: 'Opens the lesson.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'A navigation landmark. The current lesson has aria-current.',
        'Completion is a check mark and a word, not only a color.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Your first prompt');
    await expect(canvas.getAllByRole('link', { name: /, completed$/ })).toHaveLength(2);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /What it cannot do/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
});

export const Completed = meta.story({
  args: {
    modules: outline.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, isCompleted: true })),
    })),
  },
});

export const LongText = meta.story({
  args: {
    modules: [
      {
        module_number: 1,
        module_title: longTitle,
        lessons: [
          { lesson_number: 1, lesson_title: longTitle, isCompleted: true },
          { lesson_number: 2, lesson_title: longTitle, isCompleted: false },
        ],
      },
    ],
    current: { module_number: 1, lesson_number: 2 },
  },
});
