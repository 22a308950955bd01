// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import { ListBoxSelect } from '../list-box-select/ListBoxSelect.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Popover } from './Popover.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
});

const trigger = <Button>Open</Button>;

const overlays = [
  ['menu', () => <Menu trigger={trigger} items={[{ id: 'copy', label: 'Copy' }]} />],
  [
    'dialog',
    () => (
      <Popover trigger={trigger} title="Words">
        More words
      </Popover>
    ),
  ],
  ['tooltip', () => <Tooltip content="Words">{trigger}</Tooltip>],
  ['listbox', () => <ListBoxSelect label="State" options={[{ value: 'ohio', label: 'Ohio' }]} />],
] as const;

async function openTheme(role: string): Promise<string | undefined> {
  await userEvent.tab();
  if (role !== 'tooltip') await userEvent.keyboard('{Enter}');
  return screen.getByRole(role).closest<HTMLElement>('[data-theme]')?.dataset['theme'];
}

test.each(overlays)('a %s has the theme of its trigger', async (role, renderOverlay) => {
  document.documentElement.dataset['theme'] = 'light';
  render(<div data-theme="dark">{renderOverlay()}</div>);
  expect(await openTheme(role)).toBe('dark');
});

test.each(overlays)(
  'a %s without a themed ancestor follows the theme of the page',
  async (role, renderOverlay) => {
    document.documentElement.dataset['theme'] = 'light';
    render(renderOverlay());
    await openTheme(role);
    document.documentElement.dataset['theme'] = 'dark';
    expect(screen.getByRole(role).closest<HTMLElement>('[data-theme]')?.dataset['theme']).toBe('dark');
  },
);
