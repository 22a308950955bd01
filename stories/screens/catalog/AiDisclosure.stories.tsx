import { AiDisclosure } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/AiDisclosure',
  component: AiDisclosure,
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'Short: by a curriculum, an instructor, an enrollment figure or a testimonial.',
        'Prominent: once, at the head of a page that is machine-written as a whole.',
      ],
      avoid: [
        { when: 'One thing is marked, in a word.', instead: 'Screens/Catalog/AiBadge' },
        { when: 'It is the page that explains everything.', instead: 'Screens/Catalog/FullAiDisclosure' },
        { when: 'A lesson’s provider, model and date are known.', instead: 'Screens/Learning/AiProvenance' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link to the AI transparency page.', test: 'Default' }],
      accessibility: ['Words, not an icon alone; the link says where it leads.'],
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

/** For one course whose writer is known. */
export const WithOrigin = meta.story({ args: { provider: 'a sample model', date: '2025-06-01' } });

/** For one course that templates composed. */
export const NoModel = meta.story({
  args: { provider: null, date: '2025-06-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no model was used/)).toBeVisible();
    await expect(canvas.queryByText(/AI-generated/)).toBeNull();
  },
});

/** A word that leads to the page; AiBadge is the one that explains in place. */
export const Badge = meta.story({ args: { variant: 'badge' } });

export const LongText = meta.story({ args: { provider: longTitle, date: '2025-06-01' } });
