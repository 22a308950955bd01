import { OwnRequest, type OwnRequestProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';

const title = 'Sample Course on Agents';

const meta = preview.meta({
  title: 'Screens/Waitlist/OwnRequest',
  component: OwnRequest,
  args: {
    title,
    label: 'Notify Me',
    state: 'none' as OwnRequestProps['state'],
    email: 'learner@example.com',
    onAsk: fn(),
    onTakeBack: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A signed-in user can ask for one email when a course or a launch opens, and take it back.'],
      avoid: [{ when: 'The reader is not signed in.', instead: 'Screens/Waitlist/GetNotified' }],
      keyboard: [
        { keys: 'Enter', does: 'On ‘Notify Me’, asks and focuses what happened.', test: 'WithTheKeyboard' },
        { keys: 'Enter', does: 'On ‘Don’t Email Me’, returns to the button.', test: 'WithTheKeyboard' },
      ],
      accessibility: [
        'Both buttons are named after the course.',
        'A request from before takes no focus when the page shows it.',
      ],
    },
  },
});

export const Default = meta.story();

/** The request stays when the user returns. */
export const Asked = meta.story({
  args: { state: 'asked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`We will email you when “${title}” opens.`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Don’t Email Me: ${title}` })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

/** An address that is not proven gets a link first. */
export const Unconfirmed = meta.story({
  args: { state: 'unconfirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Press the link in our email to learner@example.com/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({ args: { state: undefined } });

export const Pending = meta.story({ args: { isPending: true } });

function Stateful(props: OwnRequestProps): ReactNode {
  const [state, setState] = useState(props.state);
  return (
    <OwnRequest
      {...props}
      state={state}
      onAsk={() => setState('asked')}
      onTakeBack={() => setState('none')}
    />
  );
}

/** Asking and taking back with the keyboard: focus follows. */
export const WithTheKeyboard = meta.story({
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const asked = await canvas.findByText(`We will email you when “${title}” opens.`);
    await waitFor(() => expect(asked.closest('output')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Don’t Email Me: ${title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: `Notify Me: ${title}` })).toHaveFocus());
  },
});

export const LongText = meta.story({ args: { title: longTitle, state: 'asked' } });
