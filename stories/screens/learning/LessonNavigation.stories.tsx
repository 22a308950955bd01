import { LessonNavigation } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Learning/LessonNavigation',
  component: LessonNavigation,
  args: { previousHref: '#previous', nextHref: '#next' },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'Under a lesson; LessonView brings it.',
        'It crosses module boundaries: the page knows what comes next.',
      ],
      avoid: [{ when: 'Pages of a list are turned.', instead: 'Components/Navigation/Pagination' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to Previous, then to Next.', test: 'Default' }],
      accessibility: [
        'A navigation landmark named Lessons.',
        'Links, so that they open in a new tab; at the ends a disabled button says that there is nothing there.',
      ],
    },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Previous'], ['link', 'Next']),
});

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
