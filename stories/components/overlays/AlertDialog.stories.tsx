import { AlertDialog, Button, ConfirmedAction, Icon, icons } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'Before an action that deletes or sends something and cannot be undone.',
    'The title asks, the description states the effect, and the button repeats the verb.',
  ],
  avoid: [
    { when: 'The action can be undone. Do it, and offer Undo.', instead: 'Components/Feedback/Toast' },
    { when: 'Users enter values.', instead: 'Components/Overlays/Dialog' },
    { when: 'Something on the page failed.', instead: 'Components/Feedback/Alert' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Presses the focused button, which is Cancel for a destructive action.',
      test: 'CancelFirst',
    },
    { keys: 'Tab, Shift+Tab', does: 'Moves between the two buttons.', test: 'Confirms' },
    { keys: 'Escape', does: 'Cancels, and returns focus to the trigger.', test: 'EscapeCancels' },
  ],
  accessibility: [
    'It is an alertdialog with its title as its name and its text as its description, so screen readers read both when it opens.',
    'For a destructive action, focus starts on Cancel, otherwise on the confirm button.',
    'The dialog stays open after a failure and announces it.',
  ],
};

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Remove this role?',
    description: 'Sample Learner loses access to the admin pages at once. You can assign the role again.',
    confirmLabel: 'Remove role',
    isDestructive: true,
    onConfirm: fn(),
    onOpenChange: fn(),
    trigger: (
      <Button variant="danger" iconStart={<Icon icon={icons.trash} size="sm" />}>
        Remove role…
      </Button>
    ),
  },
  parameters: { usage, docs: { story: { inline: false, height: '400px' } } },
});

const open = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole('button');
  await userEvent.click(trigger);
  return { trigger, dialog: within(await screen.findByRole('alertdialog')) };
};

export const Default = meta.story({
  parameters: {
    controls: {
      include: ['title', 'description', 'confirmLabel', 'cancelLabel', 'isDestructive', 'isPending', 'error'],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[role="alertdialog"] h2', name: 'Question', text: 'the action and its object' },
    {
      selector: '[role="alertdialog"] h2 + div',
      name: 'Consequence',
      text: 'the effect, and whether it can be undone',
    },
    { selector: '[role="alert"]', name: 'Error', text: 'why the action failed; the dialog stays open' },
    {
      selector: '[role="alertdialog"] > :last-child > :first-child',
      name: 'Cancel',
      text: 'closes without a change; has focus for a destructive action',
    },
    {
      selector: '[role="alertdialog"] > :last-child > :last-child',
      side: 'bottom',
      name: 'Verb',
      text: 'repeats the verb of the question; red with an icon for a destructive action',
    },
  ]),
  args: { isOpen: true, trigger: undefined, error: 'The role was not removed. Try again.' },
});

/** A destructive action has a red button with an icon and a verb. Focus is on Cancel. */
export const Destructive = meta.story({
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** For an action that deletes nothing, the confirm button is navy and has focus. */
export const Neutral = meta.story({
  args: {
    isDestructive: false,
    title: 'Send the sample message?',
    description: 'It goes to learner@example.com and cannot be taken back.',
    confirmLabel: 'Send message',
    trigger: <Button>Send…</Button>,
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send message' })).toHaveFocus());
  },
});

/** The dialog cannot be closed during the action, because that would look like canceling it. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove role' }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** After a failure, the dialog announces the reason, and the user can try again. */
export const Failed = meta.story({
  args: { error: 'The role was not removed. Check your connection and try again.' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.getByRole('alert')).toHaveTextContent('not removed');
  },
});

export const LongText = meta.story({
  args: { title: longTitle, description: longText, confirmLabel: 'Remove this role and everything with it' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.getByRole('heading', { name: longTitle })).toBeVisible();
  },
});

export const CancelFirst = meta.story({
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this role?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const EscapeCancels = meta.story({
  play: async ({ canvasElement, args }) => {
    const { trigger } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Confirms = meta.story({
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Remove role' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The button says what happens. */
export const VerbAsLabel = meta.story({ tags: ['do'], args: { isOpen: true, trigger: undefined } });

/** “Yes” and “No” only make sense with the question, which people often do not read. */
export const YesAndNo = meta.story({
  tags: ['dont'],
  args: { title: 'Are you sure?', confirmLabel: 'Yes', cancelLabel: 'No', isOpen: true, trigger: undefined },
});

/** The triggers. Other stories show the open dialog, which fills the window. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <Sheet>
      <SheetRow label="destructive">
        <AlertDialog {...args} />
      </SheetRow>
      <SheetRow label="not destructive">
        <AlertDialog
          title="Send the sample message?"
          description="It cannot be taken back."
          confirmLabel="Send message"
          onConfirm={args.onConfirm}
          trigger={<Button>Send…</Button>}
        />
      </SheetRow>
    </Sheet>
  ),
});

/** `ConfirmedAction` is a button with its question: the dialog stays open with the message of a failure. */
export const OfAnAction = meta.story({
  render: () => (
    <ConfirmedAction
      label="Cancel order"
      title="Cancel this order?"
      description="You then owe nothing, and no seats are added."
      action={() => Promise.reject(new Error('The order was paid meanwhile.'))}
    />
  ),
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The order was paid meanwhile.');
  },
});
