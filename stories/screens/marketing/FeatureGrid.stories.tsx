import { FeatureBlock, FeatureGrid, icons } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { features } from '../../samples/marketing.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/FeatureGrid',
  component: FeatureGrid,
  args: { features },
  parameters: {
    usage: {
      status: 'new',
      use: ['For benefits, the parts of a package, values: things side by side that are all on offer.'],
      avoid: [
        { when: 'They are done one after the other.', instead: 'Screens/Marketing/Steps' },
        { when: 'Each leads to a page of its own.', instead: 'Screens/Marketing/QuickCards' },
      ],
      keyboard: [],
      accessibility: ['A list; the icons are decoration, the words say everything.'],
    },
  },
});

export const Default = meta.story();

/** Without surfaces, for a page that has enough of them. */
export const Plain = meta.story({ args: { variant: 'plain' } });

/** Three values, four benefits: the columns share the line. */
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
    features: features.map((feature, place) =>
      place === 0 ? { ...feature, title: longTitle, text: longText } : feature,
    ),
  },
});
