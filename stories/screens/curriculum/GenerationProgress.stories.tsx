import { generationCopy } from '@redwhiteandcode/app/parts/curriculum/generationCopy.ts';
import { GenerationProgress } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Curriculum/GenerationProgress',
  component: GenerationProgress,
  args: {
    status: 'lessons' as const,
    words: generationCopy.progress,
    lessonsWritten: 3,
    lessonsTotal: 12,
    onCancel: fn(),
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['In place of GenerateContent once the generation of a course has started.'],
      avoid: [
        { when: 'The generation has not started.', instead: 'Screens/Curriculum/GenerateContent' },
        { when: 'The progress has no named steps.', instead: 'Components/Feedback/ProgressBar' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'Cancels; after a failure, retries.', test: 'Failed' },
        { keys: 'Tab', does: 'Moves to the only button.', test: 'Default' },
      ],
      accessibility: [
        'Each new step is announced; a failure is announced assertively.',
        'Completed, current, and remaining steps differ in words, not only in icon and color.',
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

export const Questions = meta.story({ args: { status: 'questions', lessonsWritten: 12 } });

export const Publishing = meta.story({ args: { status: 'publishing', lessonsWritten: 12 } });

export const Cancelling = meta.story({ args: { isPending: true } });

export const Published = meta.story({
  args: { status: 'published', lessonsWritten: 12 },
});

export const Failed = meta.story({
  args: {
    status: 'failed',
    reason: 'The model did not respond. Nothing was published. Try again in a minute.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(generationCopy.progress.failed);
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({ args: { status: 'cancelled' } });
