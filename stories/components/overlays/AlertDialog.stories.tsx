import { AlertDialog, Button, Icon, icons } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'Before something is destroyed or sent that cannot be taken back.',
    'The title asks, the description says what follows, the button repeats the verb.',
  ],
  avoid: [
    { when: 'what happens can be undone: do it, and offer Undo', instead: 'Components/Feedback/Toast' },
    { when: 'values are entered', instead: 'Components/Overlays/Dialog' },
    { when: 'something failed in the page', instead: 'Components/Feedback/Alert' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Presses the button with focus: Cancel where something is destroyed.',
      test: 'CancelFirst',
    },
    { keys: 'Tab, Shift+Tab', does: 'Moves between the two buttons.', test: 'Confirms' },
    { keys: 'Escape', does: 'Cancels, and returns focus to the trigger.', test: 'EscapeCancels' },
  ],
  accessibility: [
    'It is an alertdialog, named by its title and described by its text, so that both are read at once.',
    'Where something is destroyed, focus starts on the way out; else on the verb.',
    'A failure is announced in the dialog, which stays open.',
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
    { selector: '[role="alertdialog"] h2', name: 'Question', text: 'what happens, to what' },
    {
      selector: '[role="alertdialog"] h2 + div',
      name: 'Consequence',
      text: 'what follows, and whether it can be undone',
    },
    { selector: '[role="alert"]', name: 'Error', text: 'why it did not happen; the dialog stays open' },
    {
      selector: '[role="alertdialog"] > :last-child > :first-child',
      name: 'Way out',
      text: 'leaves everything as it was; has focus where something is destroyed',
    },
    {
      selector: '[role="alertdialog"] > :last-child > :last-child',
      side: 'bottom',
      name: 'Verb',
      text: 'repeats the verb of the question; red with an icon where something is destroyed',
    },
  ]),
  args: { isOpen: true, trigger: undefined, error: 'The role was not removed. Try again.' },
});

/** Something is destroyed: danger, an icon, the verb; focus is on the way out. */
export const Destructive = meta.story({
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** Nothing is lost: the verb is navy and has focus. */
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

/** While it happens the dialog cannot be left: leaving would look like cancelling. */
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

/** It did not happen: the reason is announced, and the verb can be pressed again. */
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

/** The verb says what happens. */
export const VerbAsLabel = meta.story({ tags: ['do'], args: { isOpen: true, trigger: undefined } });

/** 'Yes' and 'No' must be read together with the question, and are pressed without reading it. */
export const YesAndNo = meta.story({
  tags: ['dont'],
  args: { title: 'Are you sure?', confirmLabel: 'Yes', cancelLabel: 'No', isOpen: true, trigger: undefined },
});

/** What opens the question; how it looks open is in the stories Destructive, Neutral, Pending, Failed and LongText. */
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
