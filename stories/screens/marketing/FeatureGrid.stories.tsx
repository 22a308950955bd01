import { FeatureBlock, FeatureGrid, icons } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '../../samples/marketing.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
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
} satisfies Meta<typeof FeatureGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['variant', 'minColumnWidth', 'headingLevel'] } },
};

/** Without surfaces, for a page that has enough of them. */
export const Plain: Story = { args: { variant: 'plain' } };

/** Three values, four benefits: the columns share the line. */
export const FourColumns: Story = { args: { features: features.slice(0, 4), minColumnWidth: 240 } };

export const OneBlock: Story = {
  render: () => (
    <FeatureBlock
      icon={icons.graduationCap}
      title="All courses"
      text="Every sample course opens on approval."
    />
  ),
};

export const LongText: Story = {
  args: {
    features: features.map((feature, place) =>
      place === 0 ? { ...feature, title: longTitle, text: longText } : feature,
    ),
  },
};
