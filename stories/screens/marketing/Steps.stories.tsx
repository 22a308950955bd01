import { Steps } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { steps } from './samples.ts';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/Steps',
  component: Steps,
  args: { steps },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'A process with a few steps in a fixed order.',
        'Four or five steps, which stay in order at every width.',
      ],
      avoid: [
        { when: 'The parts have no order.', instead: 'Screens/Marketing/FeatureGrid' },
        { when: 'You show the progress of a process.', instead: 'Screens/Liftoff/ApplicationStatus' },
      ],
      keyboard: [],
      accessibility: ['An ordered list. The visible numbers are hidden from screen readers.'],
    },
  },
});

/** Horizontal where there is room, otherwise vertical. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(steps.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(steps.length);
  },
});

export const FiveSteps = meta.story({
  args: { steps: [...steps, { title: 'Share it', text: 'Put the certificate on your profile.' }] },
});

export const InANarrowColumn = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const LongText = meta.story({
  args: { steps: withFirst(steps, { title: longTitle, text: longText }) },
});
