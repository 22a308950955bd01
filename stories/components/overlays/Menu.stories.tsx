import { Button, Icon, IconButton, icons, Menu, Tooltip } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'Several actions on one thing, where buttons for each would crowd it: a table’s row, a card.',
    'Actions and links may stand together; what destroys comes last, in danger, with an icon.',
  ],
  avoid: [
    { when: 'a value is chosen for a form', instead: 'Components/Inputs/Select' },
    { when: 'there are one or two actions and room for them', instead: 'Components/Actions/Button' },
    { when: 'it holds anything but actions and links', instead: 'Components/Overlays/Popover' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, Arrow Down',
      does: 'On the trigger: opens the menu at its first item.',
      test: 'OpensByKeyboard',
    },
    { keys: 'Arrow Up', does: 'On the trigger: opens the menu at its last item.', test: 'OpensByKeyboard' },
    {
      keys: 'Arrow Up, Arrow Down',
      does: 'Moves among the items, past disabled ones, from the end to the start.',
      test: 'MovesAmongItems',
    },
    { keys: 'Home, End', does: 'Moves to the first or the last item.', test: 'MovesAmongItems' },
    { keys: 'A letter', does: 'Moves to the next item that begins with it.', test: 'MovesAmongItems' },
    {
      keys: 'Enter, Space',
      does: 'On an item: chooses it, closes the menu and returns focus to the trigger.',
      test: 'Chooses',
    },
    { keys: 'Escape', does: 'Closes the menu and returns focus to the trigger.', test: 'OpensByKeyboard' },
  ],
  accessibility: [
    'The trigger says that it opens a menu and whether it is open; its name is the menu’s name.',
    'Items with an address are links: they can be opened in a new tab, and go through the app’s link component.',
    'An item’s name is all that it says: its label, then its description.',
  ],
};

const copy = { id: 'copy', label: 'Copy', icon: icons.copy };
const edit = { id: 'edit', label: 'Edit', icon: icons.pencil };
const remove = { id: 'delete', label: 'Delete', icon: icons.trash, tone: 'danger' } as const;

const trigger = (
  <Button variant="neutral" iconEnd={<Icon icon={icons.chevronDown} size="sm" />}>
    Actions
  </Button>
);

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: { trigger, items: [copy, edit, remove], onAction: fn(), onOpenChange: fn() },
  parameters: { usage, docs: { story: { inline: false, height: '360px' } } },
});

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return within(await screen.findByRole('menu'));
};

const item = (name: string) => screen.getByRole('menuitem', { name });

export const Default = meta.story({ parameters: { controls: { include: ['items', 'placement'] } } });

/** As it opens. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
  },
});

/** Titled groups; one without a title is parted by a line alone. */
export const Sections = meta.story({
  tags: ['pictured'],
  args: {
    items: [
      { id: 'record', title: 'Record', items: [copy, edit] },
      { id: 'export', title: 'Export', items: [{ id: 'csv', label: 'CSV', icon: icons.download }] },
      { id: 'end', items: [remove] },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('group', { name: 'Export' })).toBeVisible();
  },
});

/** One icon moves the words of all items: they begin in one line. */
export const MixedIcons = meta.story({
  args: { items: [copy, { id: 'rename', label: 'Rename', description: 'For everybody' }, remove] },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    const start = (words: string) => menu.getByText(words).getBoundingClientRect().left;
    await expect([start('Rename'), start('For everybody'), start('Delete')]).toEqual([
      start('Copy'),
      start('Copy'),
      start('Copy'),
    ]);
  },
});

/** A second line says what the first cannot; a disabled item stays in place, so that the others do not move. */
export const Descriptions = meta.story({
  args: {
    items: [
      { ...copy, description: 'With all its lessons' },
      { ...edit, description: 'Only the owner can', isDisabled: true },
      { ...remove, description: 'Cannot be undone' },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Delete Cannot be undone' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'button', name: 'Trigger', text: 'a button or icon button; its name is the menu’s name' },
    { selector: '[role="group"] header', name: 'Group', text: 'optional; a title, or a line only' },
    { selector: '[role="menuitem"]', name: 'Item', text: 'a verb, with an icon where the others have one' },
    {
      selector: '[role="menuitem"] > :nth-child(3)',
      side: 'end',
      name: 'Description',
      text: 'optional; what the label cannot say',
    },
    {
      selector: '[data-tone="danger"]',
      name: 'Danger',
      text: 'comes last, in red, with an icon; a question follows before it happens',
    },
  ]),
  args: {
    isOpen: true,
    items: [
      { id: 'record', title: 'Record', items: [{ ...copy, description: 'With all its lessons' }, edit] },
      { id: 'end', items: [remove] },
    ],
  },
});

/** Items with an address are links of the app. */
export const Links = meta.story({
  args: {
    trigger: <Button variant="neutral">Account</Button>,
    items: [
      { id: 'dashboard', label: 'My Dashboard', href: '/dashboard', icon: icons.panelLeft },
      { id: 'help', label: 'Help', href: 'https://example.com', target: '_blank', icon: icons.info },
      { id: 'out', label: 'Sign Out', icon: icons.logOut },
    ],
  },
  play: async ({ canvasElement, step }) => {
    await step('a link keeps its address', async () => {
      await open(canvasElement);
      await expect(item('My Dashboard')).toHaveAttribute('href', '/dashboard');
    });
    await step('Enter follows it once and closes the menu', async () => {
      const follow = fn();
      item('My Dashboard').addEventListener('click', follow);
      await waitFor(() => expect(item('My Dashboard')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(follow).toHaveBeenCalledOnce();
    });
    await step('it is open for a look', async () => {
      await open(canvasElement);
    });
  },
});

/** The trigger may be an icon button with a tooltip. */
export const IconTrigger = meta.story({
  args: {
    trigger: (
      <Tooltip content="More actions" isDescription={false}>
        <IconButton icon={icons.ellipsis} label="More actions" />
      </Tooltip>
    ),
    placement: 'bottom end',
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(item('Copy')).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    items: [
      { id: 'long', label: longTitle, description: longText, icon: icons.copy },
      ...Array.from({ length: 24 }, (_, index) => ({ id: `${index}`, label: `Sample item ${index + 1}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: `${longTitle} ${longText}` })).toBeVisible();
  },
});

export const OpensByKeyboard = meta.story({
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    for (const [key, first] of [
      ['{Enter}', 'Copy'],
      [' ', 'Copy'],
      ['{ArrowDown}', 'Copy'],
      ['{ArrowUp}', 'Delete'],
    ] as const) {
      await step(`${key} opens it at ${first}, Escape returns`, async () => {
        button.focus();
        await userEvent.keyboard(key);
        await waitFor(() => expect(item(first)).toHaveFocus());
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(button).toHaveFocus());
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
    }
  },
});

export const MovesAmongItems = meta.story({
  args: { items: [copy, { ...edit, isDisabled: true }, { id: 'move', label: 'Move' }, remove] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(item('Copy')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'Move'],
      ['{ArrowDown}', 'Delete'],
      ['{ArrowDown}', 'Copy'],
      ['{ArrowUp}', 'Delete'],
      ['{Home}', 'Copy'],
      ['{End}', 'Delete'],
      ['m', 'Move'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(item(name)).toHaveFocus();
    }
  },
});

export const Chooses = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    for (const [key, id] of [
      ['{Enter}', 'copy'],
      [' ', 'copy'],
    ] as const) {
      await open(canvasElement);
      await waitFor(() => expect(item('Copy')).toHaveFocus());
      await userEvent.keyboard(key);
      await expect(args.onAction).toHaveBeenLastCalledWith(id);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await open(canvasElement);
    await userEvent.click(item('Delete'));
    await expect(args.onAction).toHaveBeenLastCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** What destroys comes last, apart, in red, with an icon. */
export const DangerLast = meta.story({
  tags: ['do'],
  args: { isOpen: true, items: [copy, edit, { id: 'end', items: [remove] }] },
});

/** “Delete” comes first and looks like the others: one careless press is enough. */
export const DangerAmongOthers = meta.story({
  tags: ['dont'],
  args: { isOpen: true, items: [{ ...remove, tone: 'default' }, copy, edit] },
});

/** Triggers; how the menu looks open is in the stories Open, Sections, Descriptions, Links and LongText. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  parameters: { docs: { story: { inline: true } } },
  render: ({ items }) => (
    <Sheet>
      <SheetRow label="button">
        <Menu trigger={trigger} items={items} />
      </SheetRow>
      <SheetRow label="icon button">
        <Menu trigger={<IconButton icon={icons.ellipsis} label="More actions" />} items={items} />
        <Menu
          trigger={<IconButton icon={icons.ellipsis} label="More options" variant="neutral" />}
          items={items}
        />
      </SheetRow>
    </Sheet>
  ),
});
