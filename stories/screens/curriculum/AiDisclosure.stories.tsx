import { AiDisclosure } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Curriculum/AiDisclosure',
  component: AiDisclosure,
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'Short: beside a curriculum, an instructor, an enrollment figure, or a testimonial.',
        'Prominent: once, at the top of a page that is entirely AI-generated.',
      ],
      avoid: [
        { when: 'A word is enough to mark one item.', instead: 'Screens/Curriculum/AiBadge' },
        { when: 'The page explains how AI is used.', instead: 'Screens/Curriculum/FullAiDisclosure' },
        {
          when: 'You know a lesson’s provider, model, and date.',
          instead: 'Screens/Curriculum/AiProvenance',
        },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link to the AI transparency page.', test: 'Default' }],
      accessibility: ['It has text, not only an icon. The link says where it leads.'],
    },
  },
});

export const Default = meta.story({
  tags: ['ai-disclosure'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How we use AI' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ai-transparency');
  },
});

export const Prominent = meta.story({
  tags: ['ai-disclosure'],
  args: { variant: 'prominent' },
});

/** For a course whose model is known. */
export const WithOrigin = meta.story({ args: { provider: 'a sample model', date: '2025-06-01' } });

/** For a generated course without an assessment. */
export const Ungraded = meta.story({
  args: { provider: 'a sample model', date: '2025-06-01', isUngraded: true },
});

/** For a course that was composed from templates. */
export const NoModel = meta.story({
  args: { provider: null, date: '2025-06-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no model was used/)).toBeVisible();
    await expect(canvas.queryByText(/AI-generated/)).toBeNull();
  },
});

/** Links to the AI transparency page; AiBadge shows its explanation in place. */
export const Badge = meta.story({ args: { variant: 'badge' } });

export const LongText = meta.story({ args: { provider: longTitle, date: '2025-06-01' } });
