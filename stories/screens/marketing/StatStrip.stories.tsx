import { StatStrip } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { stats } from '../../samples/marketing.ts';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/StatStrip',
  component: StatStrip,
  args: { stats },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For two to four numbers that carry a page. A note says where they come from, or that they are illustrative.',
      ],
      avoid: [
        { when: 'The numbers belong to the person, as on a dashboard.', instead: 'Components/Data/StatCard' },
      ],
      keyboard: [],
      accessibility: ['A description list: each number is read with what it counts.'],
    },
  },
});

export const Default = meta.story();

/** Numbers that nobody can check stand with the word that they are illustrative. */
export const Illustrative = meta.story({
  args: { stats: stats.slice(0, 3), note: 'Illustrative figures; your own result may differ.' },
});

export const LongText = meta.story({
  args: { stats: [{ value: '$1,234,567,890', label: longText }, ...stats.slice(1)], note: longText },
});
