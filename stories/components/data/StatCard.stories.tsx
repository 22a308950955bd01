import { Grid, Icon, icons, StatCard } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Courses completed', value: '3' },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For a number that people look for first, with its meaning.',
        'Several in a grid at the top of a page.',
      ],
      avoid: [
        { when: 'People compare the numbers of many records.', instead: 'Components/Data/DataTable' },
        { when: 'It is progress toward a total.', instead: 'Components/Feedback/ProgressBar' },
      ],
      keyboard: [],
      accessibility: [
        'Screen readers read label, number, and description in this order. The icon is decorative.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['label', 'value', 'description', 'isLoading'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'p', name: 'Label', text: 'what the number counts, and for which period' },
    { selector: 'p:nth-of-type(2)', name: 'Number', text: 'rounded so that people remember it' },
    { selector: 'p:nth-of-type(3)', name: 'Description', text: 'optional; a comparison' },
    { selector: '[data-part="icon"]', side: 'top', name: 'Icon', text: 'optional; decorative' },
  ]),
  args: { icon: <Icon icon={icons.award} size="lg" />, description: 'One this month' },
});

export const LongText = meta.story({
  args: { label: longTitle, value: '$1,234,567,890.00', icon: <Icon icon={icons.award} size="lg" /> },
});

/** The label says what the number counts, and the description compares it. */
export const SayWhatIsCounted = meta.story({ tags: ['do'], args: { description: 'One this month' } });

/** The label does not say what the number counts, and nobody remembers four decimals. */
export const NakedNumber = meta.story({ tags: ['dont'], args: { label: 'Total', value: '87.4837%' } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Grid minColumnWidth={240}>
      <StatCard label="Courses completed" value="3" />
      <StatCard label="Success Rate" value="87.5%" description="Employer approval rate" />
      <StatCard
        label="With icon"
        value="1,248"
        icon={<Icon icon={icons.clock} />}
        description="One this month"
      />
      <StatCard label="Loading" value="" isLoading />
      <StatCard label={longTitle} value="$1,234,567,890.00" icon={<Icon icon={icons.award} />} />
    </Grid>
  ),
});
