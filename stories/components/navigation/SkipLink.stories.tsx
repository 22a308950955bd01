import { Section, SkipLink, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <Section title="Sample page">
          <Text>Press Tab: the link comes into view as the page’s first.</Text>
        </Section>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
  },
};
