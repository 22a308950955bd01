import { ProgressBar, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Progress', value: 42 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Of unknown length, not begun, under way, complete. */
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Writing the curriculum" />
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Under way" value={64} />
      <ProgressBar label="Complete" value={100} />
    </Stack>
  ),
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const BarAlone: Story = { args: { isLabelHidden: true, isValueShown: false } };

export const LongText: Story = { args: { label: longTitle } };
