import { GetNotified } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/contract/text/email-rule.ts';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { neverResolve } from '../../samples/answers.ts';
import { longTitle } from '../../samples/text.ts';

const title = 'Sample Course on Agents';
const name = `Get Notified: ${title}`;

const meta = preview.meta({
  title: 'Screens/Waitlist/GetNotified',
  component: GetNotified,
  args: { title, validate: checkEmail, onNotify: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['A visitor can ask for one email when a course or a launch opens.'],
      avoid: [{ when: 'The user is signed in.', instead: 'Screens/Waitlist/OwnRequest' }],
      keyboard: [
        { keys: 'Enter', does: 'On the button, focuses the email field.', test: 'LinkSent' },
        { keys: 'Enter', does: 'In the field, submits and focuses what to do next.', test: 'LinkSent' },
      ],
      accessibility: [
        'The button and the form are named after the course.',
        'Focus follows as the button, the form, and the text replace one another.',
      ],
    },
  },
});

export const Default = meta.story();

/** From the button to the sent link with the keyboard. */
export const LinkSent = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await userEvent.keyboard('learner@example.com{Enter}');
    const sent = await canvas.findByText(/^Press the link in our email to learner@example.com/);
    await expect(sent).toHaveTextContent(`we will email you when “${title}” opens`);
    await expect(args.onNotify).toHaveBeenCalledOnce();
    await expect(args.onNotify).toHaveBeenCalledWith('learner@example.com');
    await waitFor(() => expect(sent.closest('output')).toHaveFocus());
  },
});

/** Cancel returns focus to the button. */
export const Canceled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  },
});

/** An invalid address is explained next to the field, and nothing is sent. */
export const InvalidAddress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('learner{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await canvas.findByText('Please enter a valid email address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onNotify).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { onNotify: fn(neverResolve) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('learner@example.com{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
});

/** After a failure the address stays. */
export const Failed = meta.story({
  args: { onNotify: fn(() => ({ form: 'The link could not be sent. Please try again.' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.keyboard('learner@example.com{Enter}');
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@example.com');
  },
});

export const LongText = meta.story({
  args: { title: longTitle },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('learner@example.com{Enter}');
    await expect(await canvas.findByText(/^Press the link/)).toBeVisible();
  },
});
