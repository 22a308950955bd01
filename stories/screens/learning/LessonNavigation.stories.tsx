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
        'Below a lesson. LessonView renders it.',
        'Navigation across modules, where the page knows the next lesson.',
      ],
      avoid: [{ when: 'The user pages through a list.', instead: 'Components/Navigation/Pagination' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to Previous, then to Next.', test: 'Default' }],
      accessibility: [
        'A navigation landmark named Lessons.',
        'Links, so that they can open in a new tab. At the ends, a disabled button takes the place of the link.',
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
