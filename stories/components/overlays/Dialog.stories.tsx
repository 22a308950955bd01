import {
  Button,
  Dialog,
  type DialogContent,
  Icon,
  icons,
  Menu,
  Select,
  Stack,
  Text,
  TextField,
  Tooltip,
  IconButton,
} from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'For a task with a few fields that belongs to the page.',
    'For text that people read once, such as terms.',
  ],
  avoid: [
    { when: 'It asks for confirmation of an action.', instead: 'Components/Overlays/AlertDialog' },
    {
      when: 'The content belongs to one control, and the page stays usable.',
      instead: 'Components/Overlays/Popover',
    },
    {
      when: 'The task is long. Give it a page.',
      instead: 'Components/Navigation/Breadcrumbs',
    },
    { when: 'It reports a result and needs no response.', instead: 'Components/Feedback/Toast' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the trigger, opens the dialog and moves focus into it.',
      test: 'OpensAndReturnsFocus',
    },
    {
      keys: 'Tab, Shift+Tab',
      does: 'Moves through the dialog’s controls without leaving it.',
      test: 'KeepsFocusInside',
    },
    { keys: 'Escape', does: 'Closes it and returns focus to the trigger.', test: 'OpensAndReturnsFocus' },
  ],
  accessibility: [
    'It is a modal dialog named after its heading. Everything else is hidden from assistive technology while it is open.',
    'Focus moves into it, stays in it, and returns to the trigger.',
    'A menu, select, or tooltip inside it opens above it and closes without closing the dialog.',
    'It fills the screen below 480 px. The heading and the actions never cover the focused element.',
  ],
};

const actions: DialogContent = (close) => (
  <>
    <Button variant="neutral" onPress={close}>
      Cancel
    </Button>
    <Button onPress={close}>Assign role</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Assign a role',
    children: <Text>Choose who gets which role. The person sees the change at the next sign-in.</Text>,
    footer: actions,
    trigger: <Button>Assign role…</Button>,
    onOpenChange: fn(),
  },
  parameters: { usage, docs: { story: { inline: false, height: '480px' } } },
});

const open = async (canvasElement: HTMLElement, name: string | RegExp = /Assign role…/) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

export const Default = meta.story({
  parameters: { controls: { include: ['title', 'size', 'isDismissable'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[role="dialog"] h2', name: 'Title', text: 'names the task; always visible' },
    {
      selector: 'button[aria-label="Close"]',
      side: 'start',
      name: 'Close',
      text: 'closes without a change, as Escape does',
    },
    {
      selector: '[role="dialog"] > :nth-child(2) > *',
      name: 'Body',
      text: 'a few fields or short text; scrolls if it is long',
    },
    {
      selector: '[role="dialog"] > :last-child > :last-child',
      side: 'bottom',
      name: 'Actions',
      text: 'always visible; the main one is last, with the verb of the task',
    },
  ]),
  args: { isOpen: true, trigger: undefined },
});

/** The open dialog with its heading, text, and actions. */
export const Open = meta.story({
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('heading', { name: 'Assign a role' })).toBeVisible();
  },
});

export const Small = meta.story({ ...Open.input, args: { size: 'sm' } });

export const Large = meta.story({ ...Open.input, args: { size: 'lg' } });

/** The submit button is in the footer and references the form by its id. */
export const WithForm = meta.story({
  args: {
    title: 'Edit the sample record',
    trigger: <Button>Edit…</Button>,
    children: (
      <form id="sample-record" onSubmit={(event) => event.preventDefault()}>
        <Stack gap={16}>
          <TextField label="Name" name="name" defaultValue="Sample Learner" />
          <TextField label="Email address" name="email" type="email" defaultValue="learner@example.com" />
        </Stack>
      </form>
    ),
    footer: (close) => (
      <>
        <Button variant="neutral" onPress={close}>
          Cancel
        </Button>
        <Button type="submit" form="sample-record">
          Save changes
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Edit…');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

/** The content scrolls between the heading and the actions. */
export const LongText = meta.story({
  args: {
    title: longTitle,
    children: (
      <Stack gap={16}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{longText}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('heading', { name: longTitle })).toBeVisible();
  },
});

export const OpensAndReturnsFocus = meta.story({
  play: async ({ canvasElement, args, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Assign role…' });
    await step('Enter opens the dialog and moves focus into it', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Assign a role' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('Escape closes the dialog and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('Space opens the dialog, and its button closes it', async () => {
      await userEvent.keyboard(' ');
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const KeepsFocusInside = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const [first, , last] = dialog.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
});

/** A press outside closes it. Only for a dialog without input. */
export const Dismissable = meta.story({
  args: { isDismissable: true },
  render: (args) => <Dialog {...args} footer={undefined} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.querySelector('[data-part="scrim"]')! });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A menu, select, and tooltip open above the dialog. Escape closes only the topmost. */
export const OverlaysInside = meta.story({
  args: {
    title: 'Sample record',
    children: (
      <Stack gap={16}>
        <Select
          label="Role"
          options={[
            { value: 'learner', label: 'Learner' },
            { value: 'admin', label: 'Admin' },
          ]}
        />
        <Stack align="start">
          <Menu
            trigger={
              <Tooltip content="More actions" isDescription={false}>
                <IconButton icon={icons.ellipsis} label="More actions" variant="neutral" />
              </Tooltip>
            }
            items={[
              { id: 'copy', label: 'Copy', icon: icons.copy },
              { id: 'delete', label: 'Delete', icon: icons.trash, tone: 'danger' },
            ]}
          />
        </Stack>
      </Stack>
    ),
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    const more = dialog.getByRole('button', { name: 'More actions' });
    await step('a tooltip shows above the dialog, and Escape hides only the tooltip', async () => {
      for (let presses = 0; presses < 4 && document.activeElement !== more; presses += 1)
        await userEvent.tab();
      await expect(await screen.findByText('More actions')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('More actions')).toBeNull());
      await expect(screen.getByRole('dialog', { name: 'Sample record' })).toBeVisible();
    });
    await step('a menu opens above the dialog, and Escape closes only the menu', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more).toHaveFocus());
      await expect(screen.getByRole('dialog', { name: 'Sample record' })).toBeVisible();
    });
    await step('the menu opens again', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    });
  },
});

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button variant="neutral" iconEnd={<Icon icon={icons.chevronDown} size="sm" />}>
            Actions
          </Button>
        }
        items={[{ id: 'rename', label: 'Rename…', onAction: () => setIsOpen(true) }]}
      />
      <Dialog title="Rename" isOpen={isOpen} onOpenChange={setIsOpen}>
        <TextField label="Name" defaultValue="Sample record" />
      </Dialog>
    </>
  );
}

/** When a menu item opens the dialog, focus returns to the menu’s button. */
export const OpenedFromMenu = meta.story({
  render: () => <FromMenu />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename…' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** A task with one field. */
export const ShortTask = meta.story({
  tags: ['do'],
  args: {
    title: 'Rename the course',
    children: <TextField label="Title" defaultValue="Sample course" />,
    footer: () => <Button>Save title</Button>,
    isOpen: true,
    trigger: undefined,
  },
});

/** A long form in a scrolling dialog is hard to fill in, and Escape discards it. Give it a page. */
export const LongForm = meta.story({
  tags: ['dont'],
  args: {
    title: 'New course',
    children: (
      <Stack gap={16}>
        {['Title', 'Description', 'Duration', 'Level', 'Track', 'Instructor', 'Price'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    ),
    footer: () => <Button>Create course</Button>,
    isOpen: true,
    trigger: undefined,
  },
});

/** The triggers. Other stories show the open dialog, which fills the window. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <Sheet>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SheetRow key={size} label={`size ${size}`}>
          <Dialog
            title="Sample dialog"
            size={size}
            footer={actions}
            trigger={<Button variant="neutral">Open the sample…</Button>}
          >
            <Text>What the dialog is about.</Text>
          </Dialog>
        </SheetRow>
      ))}
    </Sheet>
  ),
});
