import { adminMenu } from '@redwhiteandcode/app/parts/admin/menu.ts';
import { AdminOverview, AdminShell } from '@redwhiteandcode/design-system';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { queues, totals, waiting } from '../../samples/admin.ts';

const meta = preview.meta({
  title: 'Screens/Admin/AdminShell',
  component: AdminShell,
  args: {
    groups: adminMenu(queues),
    currentPath: '/admin',
    userName: 'Sample Admin',
    defaultCollapsed: false,
    children: <AdminOverview totals={totals} queues={waiting} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '620px' } },
    usage: {
      status: 'new',
      use: ['Frame every page of the admin area.'],
      avoid: [{ when: 'The page is public.', instead: 'Components/Navigation/NavigationBar' }],
      keyboard: [{ keys: 'Ctrl+B or Cmd+B', does: 'Collapses and expands the menu', test: 'Collapsing' }],
      accessibility: ['The menu is a navigation landmark named Admin Panel. The page is the main landmark.'],
    },
  },
});

export const Default = meta.story();

export const Collapsed = meta.story({ args: { defaultCollapsed: true } });

export const Collapsing = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="SidebarLayout"]');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(frame).toHaveAttribute('data-collapsed');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(frame).not.toHaveAttribute('data-collapsed');
  },
});
