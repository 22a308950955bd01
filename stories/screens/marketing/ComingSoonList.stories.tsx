import { ComingSoonList } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/lambdas/contract/email-rule.ts';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { neverResolve } from '../../samples/answers.ts';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const items = [
  {
    id: 'agents',
    title: 'Sample Course on Agents',
    description: 'What they can and cannot do without you.',
    status: 'Q2 2027',
  },
  {
    id: 'health',
    title: 'Sample Course for Health Care',
    description: 'Records, privacy, and where a model can help, for people without a technical background.',
    status: 'Delayed: get notified',
  },
  {
    id: 'prompts',
    title: 'Sample Course on Prompts',
    description: 'Ask well, check well.',
    status: 'Available Now',
    href: '/course/sample-course',
  },
];

const meta = preview.meta({
  title: 'Screens/Marketing/ComingSoonList',
  component: ComingSoonList,
  args: { items, validate: checkEmail, onNotify: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['Announced courses, with their dates and a way to be notified.'],
      avoid: [{ when: 'The course is available.', instead: 'Screens/Catalog/CourseCard' }],
      keyboard: [
        { keys: 'Enter', does: 'On ‘Get Notified’, focuses the email field.', test: 'Notified' },
        { keys: 'Enter', does: 'In the field, submits and focuses the confirmation.', test: 'Notified' },
      ],
      accessibility: [
        'Each button names its item.',
        'Focus follows as the button, the form, and the confirmation replace one another.',
      ],
    },
  },
});

/** An available course links to its page. */
export const Default = meta.story();

/** From the button to the confirmation with the keyboard. */
export const Notified = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await userEvent.keyboard('learner@example.com{Enter}');
    const done = await canvas.findByText('We’ll email learner@example.com when it starts.');
    await expect(args.onNotify).toHaveBeenCalledOnce();
    await expect(args.onNotify).toHaveBeenCalledWith('agents', 'learner@example.com');
    await waitFor(() => expect(done.closest('output')).toHaveFocus());
  },
});

/** A signed-in user’s address is filled in. */
export const KnownAddress = meta.story({
  args: { defaultEmail: 'learner@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Get Notified: Sample Course on Agents/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@example.com');
  },
});

/** Cancel returns focus to the button. */
export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = /Get Notified: Sample Course for Health Care/;
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  },
});

/** An invalid address is explained next to the field, and nothing is sent. */
export const InvalidAddress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Get Notified: Sample Course on Agents/ }));
    await userEvent.keyboard('learner{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await canvas.findByText('Please enter a valid email address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onNotify).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { defaultEmail: 'learner@example.com', onNotify: fn(neverResolve) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Get Notified: Sample Course on Agents/ }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

/** After a failure the address stays. */
export const Failed = meta.story({
  args: {
    defaultEmail: 'learner@example.com',
    onNotify: fn(() => ({ form: 'The address could not be saved. Please try again.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Get Notified: Sample Course on Agents/ }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@example.com');
  },
});

export const AlreadyNotified = meta.story({
  args: { items: items.map((item) => ({ ...item, isNotified: item.id === 'agents' })) },
});

export const LongText = meta.story({
  args: {
    items: withFirst(items, { title: longTitle, description: longText, status: 'Sample quarter of 2025' }),
  },
});
