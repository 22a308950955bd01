import { AiDisclosure, LessonView } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lessonHtml } from '../../samples/lesson.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Learning/LessonView',
  component: LessonView,
  args: {
    title: 'What it cannot do',
    moduleTitle: '1. Foundations',
    html: lessonHtml,
    isCompleted: false,
    onCompletedChange: fn(),
    previousHref: '/learn/sample-course/1/1',
    nextHref: '/learn/sample-course/2/1',
  },
  argTypes: { disclosure: { control: false } },
} satisfies Meta<typeof LessonView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Completed: Story = { args: { isCompleted: true } };

export const FirstLesson: Story = { args: { previousHref: undefined } };

export const LastLesson: Story = { args: { nextHref: undefined } };

export const MarkedAsGenerated: Story = { args: { disclosure: <AiDisclosure variant="badge" /> } };

export const LongText: Story = {
  args: { title: longTitle, moduleTitle: longTitle, html: `<p>${longText.repeat(6)}</p>` },
};
