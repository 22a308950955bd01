import { StatStrip } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { stats } from './samples.ts';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/StatStrip',
  component: StatStrip,
  args: { stats },
  parameters: {
    usage: {
      status: 'new',
      use: ['The two to four main numbers of a page. A note gives their source or calls them illustrative.'],
      avoid: [{ when: 'The numbers are the user’s own.', instead: 'Components/Data/StatCard' }],
      keyboard: [],
      accessibility: ['A description list, so that each number is read with its label.'],
    },
  },
});

export const Default = meta.story();

/** A note says that numbers without a source are illustrative. */
export const Illustrative = meta.story({
  args: { stats: stats.slice(0, 3), note: 'Illustrative figures. Your own results may differ.' },
});

export const LongText = meta.story({
  args: { stats: [{ value: '$1,234,567,890', label: longText }, ...stats.slice(1)], note: longText },
});
