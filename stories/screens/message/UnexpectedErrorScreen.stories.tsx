import { UnexpectedErrorScreen } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Message/UnexpectedErrorScreen',
  component: UnexpectedErrorScreen,
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: ['In place of the app after an unexpected error.'],
      avoid: [
        { when: 'Only one part failed to load.', instead: 'Components/Feedback/ErrorState' },
        { when: 'The URL has no page.', instead: 'Screens/Message/NotFoundScreen' },
      ],
      keyboard: [],
      accessibility: ['The title is the h1 of the page.', 'The button says what it does.'],
    },
  },
});

export const Default = meta.story();

export const WithRetry = meta.story({
  tags: ['application-error'],
  args: { message: 'The sample server did not respond.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    await expect(canvas.getByText('The sample server did not respond.')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { message: longText, onRetry: fn() } });
