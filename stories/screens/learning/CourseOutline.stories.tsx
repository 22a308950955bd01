import { CourseOutline } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { outline } from '../../samples/lesson.ts';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Learning/CourseOutline',
  component: CourseOutline,
  args: {
    modules: outline,
    current: { module_number: 2, lesson_number: 1 },
    lessonHref: (module, lesson) => `/learn/sample-course/${module.module_number}/${lesson.lesson_number}`,
    onNavigate: fn(),
  },
} satisfies Meta<typeof CourseOutline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
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
};
