import { FullAiDisclosure } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/FullAiDisclosure',
  component: FullAiDisclosure,
  parameters: {
    usage: {
      status: 'new',
      use: ['Once: as the content of the AI transparency page, which the short forms lead to.'],
      avoid: [{ when: 'It stands beside what it speaks of.', instead: 'Screens/Catalog/AiDisclosure' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link for reporting a mistake.', test: 'Default' }],
      accessibility: ['Each part has a heading of the level that the page gives.'],
    },
  },
});

export const Default = meta.story({
  tags: ['ai-disclosure'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tell us' })).toHaveFocus();
  },
});

export const LongText = meta.story({ args: { model: longTitle } });
