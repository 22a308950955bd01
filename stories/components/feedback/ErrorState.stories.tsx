import { ButtonLink, ErrorState, Stack } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
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
      use: ['In place of content that failed to load, with Retry if trying again can help.'],
      avoid: [
        {
          when: 'The page works, and people only need to know about a problem.',
          instead: 'Components/Feedback/Alert',
        },
        {
          when: 'An action failed, but the content on the page is still correct.',
          instead: 'Components/Feedback/Toast',
        },
      ],
      keyboard: [{ keys: 'Enter', does: 'Presses Retry.', test: 'Default' }],
      accessibility: [
        'It is an alert: screen readers announce it when it replaces the content.',
        'During the retry, the button keeps its focus and name, and ignores presses.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['title', 'description', 'isRetrying', 'headingLevel'] } },
  play: async ({ canvasElement, args }) => {
    const failure = within(canvasElement).getByRole('alert');
    await userEvent.tab();
    await expect(within(failure).getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'the same for every error' },
    { selector: 'h2', name: 'Title', text: 'what failed' },
    { selector: 'h2 + p', name: 'Description', text: 'what to do' },
    { selector: 'button', name: 'Retry', text: 'only if trying again can help' },
    { selector: 'a', side: 'end', name: 'Way out', text: 'optional; for people who stop trying' },
  ]),
  args: {
    action: (
      <ButtonLink href="/" variant="neutral">
        Return to Home
      </ButtonLink>
    ),
  },
});

export const Retrying = meta.story({ args: { isRetrying: true } });

export const LongText = meta.story({ args: { title: longTitle, description: longText } });

/** Say what failed and what to do. */
export const SayWhatFailed = meta.story({ tags: ['do'] });

/** An apology and a code do not say what is missing or what to do. */
export const Oops = meta.story({
  tags: ['dont'],
  render: () => <ErrorState title="Oops! Something went wrong" description="Error 500" />,
});

export const StickerSheet = meta.story({
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
});
