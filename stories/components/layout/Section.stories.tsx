import { Section, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: { title: 'How it works', children: <Text>What the section holds.</Text> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLead: Story = {
  args: { eyebrow: '// sample', description: 'A lead of one sentence.', align: 'center' },
};

/** `brand` is navy in both themes: a dark subtree. */
export const Tones: Story = {
  render: () => (
    <>
      {(['canvas', 'surface', 'subtle', 'brand'] as const).map((tone) => (
        <Section key={tone} tone={tone} eyebrow="// tone" title={tone} description="A lead of one sentence.">
          <Text tone="muted">What the section holds.</Text>
        </Section>
      ))}
    </>
  ),
};

export const WithoutHeading: Story = { args: { title: undefined, tone: 'subtle' } };

export const LongText: Story = {
  args: { eyebrow: longTitle, title: longTitle, description: longText, children: <Text>{longText}</Text> },
};
