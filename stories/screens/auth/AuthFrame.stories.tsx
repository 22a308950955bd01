import { Alert, AuthFrame, TwoStepForm } from '@redwhiteandcode/design-system';
import { checkTwoStepCode } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept } from '../../samples/answers.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Auth/AuthFrame',
  component: AuthFrame,
  args: {
    title: 'Two-Step Verification',
    lead: 'Enter the code to finish signing in.',
    children: <TwoStepForm validate={checkTwoStepCode} onSubmit={fn(accept)} onBackToSignIn={fn()} />,
  },
  argTypes: { children: { control: false }, notice: { control: false } },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['Around a form that belongs to signing in and is not one of AuthCard’s views.'],
      avoid: [{ when: 'It is signing in, signing up or resetting.', instead: 'Screens/Auth/AuthCard' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to Back to Home, then into the form.', test: 'Default' }],
      accessibility: ['Its title is the page’s h1 and can take focus by script.'],
    },
  },
} satisfies Meta<typeof AuthFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['title', 'lead', 'homeHref'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus();
  },
};

export const WithNotice: Story = { args: { notice: <Alert tone="warning">Your session has ended.</Alert> } };

export const LongText: Story = { args: { title: longTitle, lead: longText } };
