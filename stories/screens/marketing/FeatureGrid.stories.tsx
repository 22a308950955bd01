import { FeatureBlock, FeatureGrid, icons } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { features } from './samples.ts';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/FeatureGrid',
  component: FeatureGrid,
  args: { features },
  parameters: {
    usage: {
      status: 'new',
      use: ['Benefits, values, or the parts of a package, side by side.'],
      avoid: [
        { when: 'The items are steps in an order.', instead: 'Screens/Marketing/Steps' },
        { when: 'Each item links to a page.', instead: 'Screens/Help/QuickCards' },
      ],
      keyboard: [],
      accessibility: ['A list. The icons are decorative, and the text says everything.'],
    },
  },
});

export const Default = meta.story();

/** Without surfaces, for a page that already has many. */
export const Plain = meta.story({ args: { variant: 'plain' } });

/** Narrow columns, so that four features fit in a row. */
export const FourColumns = meta.story({ args: { features: features.slice(0, 4), minColumnWidth: 240 } });

export const OneBlock = meta.story({
  render: () => (
    <FeatureBlock
      icon={icons.graduationCap}
      title="All courses"
      text="Every sample course opens on approval."
    />
  ),
});

export const LongText = meta.story({
  args: {
    features: withFirst(features, { title: longTitle, text: longText }),
  },
});
