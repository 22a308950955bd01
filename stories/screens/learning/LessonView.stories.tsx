import { AiBadge, AiProvenance, LessonBlocks, LessonView } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { blocks, judgeSample, untouched } from '../../samples/blocks.ts';
import { labRunner, promptTools } from '../../samples/labs.ts';
import { lessonHtml } from '../../samples/learning.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
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
  parameters: {
    usage: {
      status: 'stable',
      use: ['A lesson in the player, whose HTML the page has sanitized.'],
      avoid: [
        { when: 'The course is loading.', instead: 'Screens/Learning/LessonSkeleton' },
        { when: 'The visitor is not enrolled.', instead: 'Screens/Learning/CourseUnavailable' },
        { when: 'The text is not a lesson.', instead: 'Components/Data/Prose' },
      ],
      keyboard: [
        { keys: 'Space', does: 'Marks the lesson as complete or incomplete.', test: 'Completing' },
        { keys: 'Tab', does: 'Moves from the checkbox to Previous and Next.', test: 'Completing' },
      ],
      accessibility: [
        'The title is the page’s h1. It takes focus when the lesson changes.',
        'The checkbox is native.',
      ],
    },
  },
});

export const Default = meta.story();

export const Completing = meta.story({
  args: { html: '<p>A short sample lesson.</p>' },
  render: function Completing(args) {
    const [isCompleted, setIsCompleted] = useState(false);
    return <LessonView {...args} isCompleted={isCompleted} onCompletedChange={setIsCompleted} />;
  },
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Mark complete' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
  },
});

/** Links, so that they can open in a new tab. At the ends of the course, a disabled button takes the place of the link. */
export const FirstLesson = meta.story({
  tags: ['player-ends'],
  args: { previousHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
});

export const LastLesson = meta.story({
  tags: ['player-ends'],
  args: { nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

export const Completed = meta.story({ args: { isCompleted: true } });

/** A badge beside the title, and provider, model, and date below the text. */
export const MarkedAsGenerated = meta.story({
  args: {
    disclosure: <AiBadge variant="compact" />,
    provenance: <AiProvenance provider="Sample Provider" model="sample-model" date="2025-06-01" />,
  },
});

/** Blocks instead of HTML. */
export const WithBlocks = meta.story({
  args: {
    html: undefined,
    children: (
      <LessonBlocks
        blocks={blocks}
        stateOf={() => untouched}
        onWorkChange={fn()}
        judge={judgeSample}
        onRetry={fn()}
        labRunner={labRunner}
        promptTools={promptTools}
        onDownload={fn(async () => undefined)}
      />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Write a prompt for your own work' });
  },
});

export const LongText = meta.story({
  args: { title: longTitle, moduleTitle: longTitle, html: `<p>${Array(6).fill(longText).join(' ')}</p>` },
});
