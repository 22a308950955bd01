import { companyMenu } from '@redwhiteandcode/app/parts/company/rooms.ts';
import { AreaMain, CompanyShell } from '@redwhiteandcode/design-system';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';
import { company } from './samples.ts';

const meta = preview.meta({
  title: 'Screens/Company/CompanyShell',
  component: CompanyShell,
  args: {
    groups: companyMenu(company),
    currentPath: `/company/${company.id}`,
    companyName: company.company_name,
    userName: 'Sample Person',
    role: 'owner' as const,
    defaultCollapsed: false,
    children: <h1>Overview</h1>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '620px' } },
    usage: {
      status: 'new',
      use: ['Frame every page of a company’s rooms.'],
      avoid: [{ when: 'The page is for our admins.', instead: 'Screens/Admin/AdminShell' }],
      keyboard: [{ keys: 'Ctrl+B or Cmd+B', does: 'Collapses and expands the menu', test: 'Collapsing' }],
      accessibility: [
        'The menu is a navigation landmark with the company’s name. The page is the main landmark.',
        'The person’s role is below the name, and in the label of the icon while the menu is collapsed.',
      ],
    },
  },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Sample Company' }));
    await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Roles' })).toBeVisible();
    await expect(canvas.getByText('Owner')).toBeVisible();
  },
});

/** A viewer's menu has only the rooms that viewers may enter. */
export const Viewer = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { groups: companyMenu({ ...company, role: 'viewer' }), role: 'viewer' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Roles' })).toBeNull();
  },
});

export const LongNames = meta.story({ args: { companyName: longTitle, userName: longTitle } });

export const Collapsing = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="SidebarLayout"]');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(frame).toHaveAttribute('data-collapsed');
    await expect(canvas.getByRole('img', { name: 'Sample Person, Owner' })).toBeVisible();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(frame).not.toHaveAttribute('data-collapsed');
  },
});

/** Below 768 px, the menu slides over the page; the stories of SidebarLayout test its keys. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** While the menu is not known, the page is by itself. */
export const WithoutMenu = meta.story({
  render: () => (
    <AreaMain>
      <h1>Company not found</h1>
    </AreaMain>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
