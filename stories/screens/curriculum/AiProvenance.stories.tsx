import { AiProvenance } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Curriculum/AiProvenance',
  component: AiProvenance,
  args: { provider: 'Sample Provider', model: 'sample-model', date: '2025-06-01' },
  parameters: {
    usage: {
      status: 'new',
      use: ['Below an AI-generated lesson, with its provider, model, and date.'],
      avoid: [
        { when: 'You disclose AI for a course or a page.', instead: 'Screens/Curriculum/AiDisclosure' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link to the AI transparency page.', test: 'Default' }],
      accessibility: ['A sentence. The date is a `time` element.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('June 1, 2025')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How we use AI' })).toHaveFocus();
  },
});

export const LongText = meta.story({ args: { provider: longTitle, model: longTitle } });
