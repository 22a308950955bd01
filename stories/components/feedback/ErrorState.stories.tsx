import { ButtonLink, ErrorState, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your courses could not be loaded',
    description: 'Check your connection, then try again.',
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'stable',
      use: ['In the place of what failed to load, with Retry where trying again can help.'],
      avoid: [
        {
          when: 'The rest of the page works and people only need to know.',
          instead: 'Components/Feedback/Alert',
        },
        {
          when: 'Something just asked for failed; what people see is still true.',
          instead: 'Components/Feedback/Toast',
        },
      ],
      keyboard: [{ keys: 'Enter', does: 'Presses Retry.', test: 'Default' }],
      accessibility: [
        'It is an alert: it is read out when it takes the place of a list.',
        'While it tries again Retry keeps its focus and its name, and ignores presses.',
      ],
    },
  },
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {
  parameters: { controls: { include: ['title', 'description', 'isRetrying', 'headingLevel'] } },
  play: async ({ canvasElement, args }) => {
    const failure = within(canvasElement).getByRole('alert');
    await userEvent.tab();
    await expect(within(failure).getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Anatomy: Story = {
  ...anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'the same for every failure' },
    { selector: 'h2', name: 'Title', text: 'what failed' },
    { selector: 'h2 + p', name: 'Description', text: 'what to do now' },
    { selector: 'button', name: 'Retry', text: 'only where trying again can help' },
    { selector: 'a', side: 'end', name: 'Other way', text: 'optional, for those who give up' },
  ]),
  args: {
    action: (
      <ButtonLink href="/" variant="neutral">
        Return to Home
      </ButtonLink>
    ),
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithoutRetry: Story = {
  args: {
    onRetry: undefined,
    action: (
      <ButtonLink href="/" variant="neutral">
        Return to Home
      </ButtonLink>
    ),
  },
};

export const LongText: Story = { args: { title: longTitle, description: longText } };

/** Says what failed and what to do. */
export const SayWhatFailed: Story = { tags: ['do'] };

/** An apology and a code tell nobody what is missing or what to do. */
export const Oops: Story = {
  tags: ['dont'],
  args: { title: 'Oops! Something went wrong', description: 'Error 500', onRetry: undefined },
};

/** With each part at a glance. */
export const StickerSheet: Story = {
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <ErrorState title="With Retry" description="Check your connection, then try again." onRetry={fn()} />
      <ErrorState
        title="With another way"
        onRetry={fn()}
        action={
          <ButtonLink href="/" variant="neutral">
            Return to Home
          </ButtonLink>
        }
      />
      <ErrorState title={longTitle} description={longText} />
    </Stack>
  ),
};
