import { EnrollAction, PriceBox } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta: Meta<typeof EnrollAction> = {
  title: 'Screens/Catalog/EnrollAction',
  component: EnrollAction,
  decorators: [
    (Story) => (
      <PriceBox price="$4,950">
        <Story />
      </PriceBox>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EnrollAction>;

export const Default: Story = { args: { state: 'signedOut', signInHref: '/auth' } };

export const Open: Story = { args: { state: 'open', onEnroll: fn() } };

export const Enrolling: Story = { args: { state: 'open', onEnroll: fn(), isPending: true } };

export const Enrolled: Story = { args: { state: 'enrolled', learnHref: '/learn/sample-course' } };
