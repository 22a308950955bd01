import { Button, PriceBox, TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/PriceBox',
  component: PriceBox,
  args: { price: '$4,950' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PriceBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    children: (
      <>
        <Button size="lg" isFullWidth>
          Enroll Now
        </Button>
        <TaxDisclaimer />
      </>
    ),
  },
};

export const LongText: Story = { args: { price: '$1,234,567.00', label: longTitle, note: longText } };
