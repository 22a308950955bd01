import { FullAiDisclosure } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Curriculum/FullAiDisclosure',
  component: FullAiDisclosure,
  parameters: {
    usage: {
      status: 'new',
      use: ['The content of the AI transparency page, to which the short disclosures link.'],
      avoid: [{ when: 'You disclose AI beside its content.', instead: 'Screens/Curriculum/AiDisclosure' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link that reports a mistake.', test: 'Default' }],
      accessibility: ['Each part has a heading of level 3.'],
    },
  },
});

export const Default = meta.story({
  tags: ['ai-disclosure'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tell us' })).toHaveFocus();
  },
});

export const LongText = meta.story({ args: { model: longTitle } });
