import { CourseLessons } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const modules = [
  {
    module_number: 1,
    module_title: 'Where to begin',
    lessons: [
      { lesson_number: 1, lesson_title: 'What a sample is', minutes: 4 },
      { lesson_number: 2, lesson_title: 'How to read one', minutes: 3 },
    ],
  },
  {
    module_number: 2,
    module_title: 'Next steps',
    lessons: [{ lesson_number: 1, lesson_title: 'The second sample', minutes: 5 }],
  },
];

const meta = preview.meta({
  title: 'Screens/Course/CourseLessons',
  component: CourseLessons,
  args: { modules, previewHref: '#preview', note: 'About 1.5 hours in all, with how they are computed' },
  parameters: {
    usage: {
      status: 'new',
      use: ['On a course page: what the course has, and a lesson to try, or all lessons once enrolled.'],
      avoid: [{ when: 'The learner is in a lesson.', instead: 'Screens/Learning/CourseOutline' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the free preview, or through the lessons.', test: 'Default' },
      ],
      accessibility: ['A named region with a heading for each module. Reading times are text.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        '3 lessons in 2 modules, about 12 minutes of lesson text, plus examples, questions, and exercises',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^About 1.5 hours in all/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What a sample is' })).toHaveFocus();
  },
});

export const WithoutPreview = meta.story({
  args: { previewHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Free preview')).not.toBeInTheDocument();
  },
});

export const Enrolled = meta.story({
  args: {
    previewHref: undefined,
    lessonHref: ({ module_number, lesson_number }) => `#${module_number}/${lesson_number}`,
  },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#1/1', '#1/2', '#2/1']);
  },
});

export const LongText = meta.story({
  args: {
    modules: modules.map((module) => ({
      ...module,
      module_title: longTitle,
      lessons: module.lessons.map((lesson) => ({ ...lesson, lesson_title: longTitle })),
    })),
  },
});
