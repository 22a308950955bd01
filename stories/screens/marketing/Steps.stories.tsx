import { Steps } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { steps } from '../../samples/marketing.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/Steps',
  component: Steps,
  args: { steps },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'To show that something takes few things, done in this order.',
        'With four or five steps; it reads from the first to the last on every width.',
      ],
      avoid: [
        { when: 'The parts have no order.', instead: 'Screens/Marketing/FeatureGrid' },
        { when: 'Something that is going on is shown.', instead: 'Screens/Employer/ApplicationStatus' },
      ],
      keyboard: [],
      accessibility: ['An ordered list: the number is read once, from the list, not from the drawing.'],
    },
  },
});

/** Along a line where there is room for it, down a line where there is not. */
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
  args: { steps: steps.map((step, place) => (place === 1 ? { title: longTitle, text: longText } : step)) },
});
