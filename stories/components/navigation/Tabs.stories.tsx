import { Tabs, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Course',
    items: [
      { id: 'overview', label: 'Overview', content: <Text>What the sample course is about.</Text> },
      { id: 'curriculum', label: 'Curriculum', content: <Text>Week by week.</Text> },
      { id: 'instructor', label: 'Instructor', content: <Text>Who teaches it.</Text> },
    ],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastSelected: Story = { args: { defaultSelectedKey: 'instructor' } };

export const LongText: Story = {
  args: {
    items: [
      { id: 'long', label: longTitle, content: <Text>{longText}</Text> },
      { id: 'short', label: 'Short', content: <Text>Short.</Text> },
    ],
  },
};
