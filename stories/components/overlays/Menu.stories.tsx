import { Button, Icon, IconButton, icons, Menu, Tooltip } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'For several actions on one item that has no space for a button each: a table row, a card.',
    'It may contain actions and links. Put a destructive action last, in `danger`, with an icon.',
  ],
  avoid: [
    { when: 'It selects a value in a form.', instead: 'Components/Inputs/Select' },
    { when: 'There are one or two actions, and space for them.', instead: 'Components/Actions/Button' },
    { when: 'It contains more than actions and links.', instead: 'Components/Overlays/Popover' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, Arrow Down',
      does: 'On the trigger, opens the menu and focuses its first item.',
      test: 'OpensByKeyboard',
    },
    {
      keys: 'Arrow Up',
      does: 'On the trigger, opens the menu and focuses its last item.',
      test: 'OpensByKeyboard',
    },
    {
      keys: 'Arrow Up, Arrow Down',
      does: 'Moves through the items, skips disabled ones, and wraps around.',
      test: 'MovesAmongItems',
    },
    { keys: 'Home, End', does: 'Moves to the first or the last item.', test: 'MovesAmongItems' },
    { keys: 'A letter', does: 'Moves to the next item that starts with it.', test: 'MovesAmongItems' },
    {
      keys: 'Enter, Space',
      does: 'On an item, runs it, closes the menu, and returns focus to the trigger.',
      test: 'Chooses',
    },
    { keys: 'Escape', does: 'Closes the menu and returns focus to the trigger.', test: 'OpensByKeyboard' },
  ],
  accessibility: [
    'The trigger exposes that it opens a menu and whether the menu is open. Its name is also the menu’s name.',
    'Items with an address are links: users can open them in a new tab, and they use the app’s link component.',
    'The name of an item is its label followed by its description.',
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

/** The open menu. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
  },
});

/** Groups with titles. A line separates a group without a title. */
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

/** If one item has an icon, the labels of all items align with it. */
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

/** A second line adds details. A disabled item stays in place, so the others do not move. */
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
    {
      selector: 'button',
      name: 'Trigger',
      text: 'a button or icon button; its name is also the menu’s name',
    },
    { selector: '[role="group"] header', name: 'Group', text: 'optional; a title, or only a line' },
    { selector: '[role="menuitem"]', name: 'Item', text: 'a verb, with an icon if the others have one' },
    {
      selector: '[role="menuitem"] > :nth-child(3)',
      side: 'end',
      name: 'Description',
      text: 'optional; details',
    },
    {
      selector: '[data-tone="danger"]',
      name: 'Danger',
      text: 'last, in red, with an icon; asks for confirmation',
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

/** Items with an address use the app’s link component. */
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
    await step('Enter follows the link once and closes the menu', async () => {
      const follow = fn();
      item('My Dashboard').addEventListener('click', follow);
      await waitFor(() => expect(item('My Dashboard')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(follow).toHaveBeenCalledOnce();
    });
    await step('the menu opens again', async () => {
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

/** The destructive action is last, separated, and red, with an icon. */
export const DangerLast = meta.story({
  tags: ['do'],
  args: { isOpen: true, items: [copy, edit, { id: 'end', items: [remove] }] },
});

/** “Delete” is first and looks like the other actions, so people press it by accident. */
export const DangerAmongOthers = meta.story({
  tags: ['dont'],
  args: { isOpen: true, items: [{ ...remove, tone: 'default' }, copy, edit] },
});

/** The triggers. Other stories show the open menu. */
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
