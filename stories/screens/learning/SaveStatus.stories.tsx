import { Button, SaveStatus, type SaveStatusProps } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/SaveStatus',
  component: SaveStatus,
  args: { state: { saving: 'saved' } as SaveStatusProps['state'], onRetry: fn() },
  decorators: [inStack],
  parameters: {
    usage: {
      status: 'new',
      use: ['Under a part of a page that saves by itself.'],
      avoid: [{ when: 'The user presses a button to save.', instead: 'Components/Inputs/Form' }],
      keyboard: [
        { keys: 'Enter on Try again', does: 'Saves once more. The status takes focus.', test: 'TryingAgain' },
      ],
      accessibility: [
        'Only a failure and the first Saved after it are announced, so that typing is not interrupted.',
      ],
    },
  },
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Saving = meta.story({
  args: { state: { saving: 'saving' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});

export const Failed = meta.story({ args: { state: { saving: 'failed', error: 'You are offline.' } } });

/** The page saves on the second try. */
export const TryingAgain = meta.story({
  args: { state: { saving: 'failed', error: 'You are offline.' } },
  render: function TryingAgain({ state, onRetry }) {
    const [kept, setKept] = useState(state);
    const retry = () => {
      onRetry();
      setKept({ saving: 'saving' });
      setTimeout(() => setKept({ saving: 'saved' }), 50);
    };
    return <SaveStatus state={kept} onRetry={retry} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Not saved. Your answer is still here. You are offline.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(status.parentElement).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent('Saved'));
  },
});

export const WithEarlierVersions = meta.story({
  args: {
    children: (
      <Button variant="quiet" size="sm">
        2 earlier versions
      </Button>
    ),
  },
});

export const LongText = meta.story({ args: { state: { saving: 'failed', error: longText } } });
