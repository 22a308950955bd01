import {
  Avatar,
  Heading,
  icons,
  Inline,
  Sidebar,
  type SidebarGroup,
  SidebarLayout,
  sidebarSettings,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

/** The links of an admin area. */
const sidebarGroups: readonly SidebarGroup[] = [
  {
    label: 'Learning',
    items: [
      { label: 'Courses', href: '/admin/courses', icon: icons.bookOpen },
      { label: 'Enrollments', href: '/admin/enrollments', icon: icons.users },
      { label: 'Certificates', href: '/admin/certificates', icon: icons.award },
    ],
  },
  {
    label: 'Requests',
    items: [
      { label: 'Reimbursements', href: '/admin/reimbursements', icon: icons.copy, badge: 12 },
      { label: 'Messages', href: '/admin/messages', icon: icons.info, badge: 'New' },
    ],
  },
  { items: [{ label: 'Settings', href: '/admin/settings', icon: icons.settings }] },
];

const usage: Usage = {
  status: 'new',
  use: [
    'For an area with many pages that people switch between, such as the admin area.',
    'SidebarLayout places it next to the page, stores its state for seven days, and slides it over a narrow page.',
  ],
  avoid: [
    { when: 'There are few pages, or they are public.', instead: 'Components/Navigation/NavigationBar' },
    { when: 'It divides a single page.', instead: 'Components/Navigation/Tabs' },
  ],
  keyboard: [
    {
      keys: 'Ctrl+B, Cmd+B',
      does: 'Collapses or expands it. On a narrow page, opens or closes it.',
      test: 'Shortcut',
    },
    {
      keys: 'Tab',
      does: 'Moves through the links. When collapsed, each shows its label as a tooltip.',
      test: 'Collapsed',
    },
    {
      keys: 'Escape',
      does: 'On a narrow page, closes it and returns focus to its button.',
      test: 'SlidesOver',
    },
  ],
  accessibility: [
    'It is a navigation landmark with the name of the area. The link to the current page is marked, also with a bar.',
    'Links keep their names when collapsed.',
    'On a narrow page, it is a modal dialog: focus stays inside, and Escape or a press outside closes it.',
    'The button exposes whether the sidebar is expanded, and the keyboard shortcut.',
  ],
};

const page = (
  <main style={{ padding: '1.5rem' }}>
    <Stack gap={16}>
      <Heading level={1}>Enrollments</Heading>
      <Text>{longText}</Text>
    </Stack>
  </main>
);

const meta = preview.meta({
  title: 'Components/Navigation/Sidebar',
  component: SidebarLayout,
  subcomponents: { Sidebar },
  args: {
    title: 'Admin Panel',
    groups: sidebarGroups,
    currentPath: '/admin/enrollments',
    defaultCollapsed: false,
    children: page,
    footer: (isCollapsed: boolean) => (
      <Inline gap={12}>
        <Avatar name="Sample Admin" size="md" />
        {!isCollapsed && <Text size="sm">Sample Admin</Text>}
      </Inline>
    ),
  },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
});

/** Without a page next to it, a sidebar needs no frame. */
const inPlace = { layout: 'padded' as const, docs: { story: { inline: true } } };

const isNarrow = () => innerWidth < sidebarSettings.narrowBelow;

export const Default = meta.story({
  parameters: { controls: { include: ['title', 'currentPath', 'defaultCollapsed', 'insetBlockStart'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf(
    [
      { selector: 'aside p', name: 'Title', text: 'the name of the area' },
      {
        selector: 'aside button',
        name: 'Collapse',
        text: 'hides the labels; Ctrl+B does the same',
      },
      { selector: 'nav p', name: 'Group', text: 'a title for a group of links' },
      { selector: 'nav a', name: 'Link', text: 'a unique icon and a noun' },
      { selector: '[aria-current]', name: 'Current page', text: 'marked with a bar, not only with color' },
      {
        selector: '[data-badge] ~ span:last-child',
        name: 'Badge',
        text: 'the number of waiting items; a dot when collapsed',
      },
      { selector: 'aside > :last-child', name: 'Footer', text: 'optional, such as the signed-in user' },
    ],
    inPlace,
  ),
  render: ({ title, groups, currentPath, footer }) => (
    <div style={{ inlineSize: sidebarSettings.width }}>
      <Sidebar {...{ title, groups, currentPath, footer }} onToggle={() => undefined} />
    </div>
  ),
});

/** Only icons. A tooltip shows the label, and a dot replaces the badge. */
export const Collapsed = meta.story({
  args: { defaultCollapsed: true },
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Courses/ })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Courses');
  },
});

/** On a page below an item, the item is marked as current. */
export const PageBelowAnItem = meta.story({
  args: { currentPath: '/admin/courses/sample-course' },
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'true');
  },
});

export const LongText = meta.story({
  args: {
    groups: [
      { label: longTitle, items: [{ label: longTitle, href: '/long', icon: icons.users, badge: '1,240' }] },
    ],
    currentPath: '/long',
  },
});

/** Below 768 px, it slides over the page. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Shortcut = meta.story({
  play: async ({ canvas, step }) => {
    if (isNarrow()) return;
    const toggle = canvas.getByRole('button', { name: 'Sidebar' });
    await step('Ctrl+B collapses it, and a cookie stores the state', async () => {
      await userEvent.keyboard('{Control>}b{/Control}');
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
      await expect(document.cookie).toContain('sidebar=collapsed');
    });
    await step('Cmd+B expands it', async () => {
      await userEvent.keyboard('{Meta>}b{/Meta}');
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
      await expect(document.cookie).toContain('sidebar=expanded');
    });
    await step('the button does the same and keeps focus', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
  },
});

export const SlidesOver = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    if (!isNarrow()) return;
    const button = canvas.getByRole('button', { name: 'Admin Panel, menu' });
    await step('the button opens it, and Escape closes it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Admin Panel' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('a link closes it', async () => {
      await userEvent.click(button);
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('link', { name: 'Courses' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Ctrl+B opens it again', async () => {
      await userEvent.keyboard('{Control>}b{/Control}');
      await expect(await screen.findByRole('dialog')).toBeVisible();
    });
  },
});

/** When collapsed, only the icons distinguish the links. */
export const OneIconEach = meta.story({
  tags: ['do'],
  parameters: inPlace,
  render: ({ groups }) => (
    <div style={{ inlineSize: sidebarSettings.collapsedWidth }}>
      <Sidebar title="Each its icon" groups={groups} isCollapsed />
    </div>
  ),
});

/** With the same icon everywhere, people have to try every link. */
export const OneIconForAll = meta.story({
  tags: ['dont'],
  parameters: inPlace,
  render: ({ groups }) => (
    <div style={{ inlineSize: sidebarSettings.collapsedWidth }}>
      <Sidebar
        title="One icon for all"
        groups={groups.map(({ items }) => ({ items: items.map((item) => ({ ...item, icon: icons.copy })) }))}
        isCollapsed
      />
    </div>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  parameters: inPlace,
  render: ({ groups }) => (
    <Sheet>
      <SheetRow label="expanded, collapsed">
        <div style={{ inlineSize: sidebarSettings.width }}>
          <Sidebar
            title="Admin Panel"
            groups={groups}
            currentPath="/admin/courses"
            onToggle={() => undefined}
          />
        </div>
        <div style={{ inlineSize: sidebarSettings.collapsedWidth }}>
          <Sidebar
            title="Collapsed"
            groups={groups}
            currentPath="/admin/courses"
            isCollapsed
            onToggle={() => undefined}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
});
