import { GenerationProgress } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Catalog/GenerationProgress',
  component: GenerationProgress,
  args: {
    status: 'lessons' as const,
    lessonsWritten: 3,
    lessonsTotal: 12,
    onCancel: fn(),
    onRetry: fn(),
    courseHref: '/course/sample-course',
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['In the place of GenerateContent once the writing of a course has begun.'],
      avoid: [
        { when: 'It has not begun.', instead: 'Screens/Catalog/GenerateContent' },
        { when: 'The steps are unknown.', instead: 'Components/Feedback/ProgressBar' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'Cancels; after a failure, tries again.', test: 'Failed' },
        { keys: 'Tab', does: 'Moves to the one button.', test: 'Default' },
      ],
      accessibility: [
        'Each new step is announced; a failure interrupts.',
        'Done, now and next are said in words, not by icon and colour alone.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Writing the lessons: 3 of 12');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Queued = meta.story({ args: { status: 'queued' } });

export const Outline = meta.story({ args: { status: 'outline', lessonsTotal: 0 } });

export const Publishing = meta.story({ args: { status: 'publishing', lessonsWritten: 12 } });

export const Cancelling = meta.story({ args: { isPending: true } });

export const Published = meta.story({
  args: { status: 'published', lessonsWritten: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View the course' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    status: 'failed',
    reason: 'The model did not answer. Nothing was published; try again in a minute.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to generate course content');
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({ args: { status: 'cancelled' } });
