import { Grid, Icon, icons, Inline, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Data/Icon',
  component: Icon,
  args: { icon: icons.award },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden from assistive technology: words beside it say the same. */
export const Default: Story = {};

/** Stands alone, so it has a name. */
export const Named: Story = { args: { label: 'Certificate' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
      <Icon {...args} size="xl" />
    </Inline>
  ),
};

/** Every drawing of the package. */
export const All: Story = {
  render: () => (
    <Grid as="ul" minColumnWidth={160}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name}>
          <Icon icon={icon} size="lg" />
          <Text size="sm" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </Grid>
  ),
};
