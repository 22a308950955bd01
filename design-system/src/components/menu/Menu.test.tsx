// @vitest-environment jsdom
import { User } from '@react-aria/test-utils';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LinkComponentProps, LinkProvider } from '../../link/LinkProvider.tsx';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

const onAction = vi.fn<(id: string) => void>();
const follow = vi.fn<(href: string) => void>();

function RouterLink({ href, children, onClick, ...rest }: LinkComponentProps): ReactNode {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

function renderMenu(interactionType: 'keyboard' | 'mouse') {
  render(
    <LinkProvider component={RouterLink}>
      <Menu
        trigger={<Button>Actions</Button>}
        onAction={onAction}
        items={[
          { id: 'copy', label: 'Copy' },
          { id: 'more', title: 'More', items: [{ id: 'open', label: 'Open', href: '/open' }] },
          { id: 'edit', label: 'Edit', isDisabled: true },
        ]}
      />
    </LinkProvider>,
  );
  const root = screen.getByRole('button', { name: 'Actions' });
  return new User({ interactionType }).createTester('Menu', { root });
}

test.each(['keyboard', 'mouse'] as const)(
  'selects an item by %s and returns focus',
  async (interactionType) => {
    onAction.mockClear();
    const menu = renderMenu(interactionType);
    expect(menu.getTrigger().getAttribute('aria-haspopup')).toBe('menu');
    await menu.open();
    expect(menu.getTrigger().getAttribute('aria-expanded')).toBe('true');
    await menu.toggleOptionSelection({ option: 'Copy' });
    expect(onAction).toHaveBeenCalledExactlyOnceWith('copy');
    expect(menu.getMenu()).toBeNull();
    expect(document.activeElement).toBe(menu.getTrigger());
  },
);

test('is named by its trigger, and its sections by their titles', async () => {
  const menu = renderMenu('keyboard');
  await menu.open();
  expect(screen.getByRole('menu', { name: 'Actions' })).toBe(menu.getMenu());
  expect(screen.getByRole('group', { name: 'More' })).toBeTruthy();
});

test('follows an item with an address once, through the link component', async () => {
  follow.mockClear();
  const menu = renderMenu('mouse');
  await menu.open();
  expect(screen.getByRole('menuitem', { name: 'Open' }).getAttribute('href')).toBe('/open');
  await menu.toggleOptionSelection({ option: 'Open' });
  expect(follow).toHaveBeenCalledExactlyOnceWith('/open');
});

test('marks a disabled item, which does nothing', async () => {
  onAction.mockClear();
  const menu = renderMenu('mouse');
  await menu.open();
  const edit = screen.getByRole('menuitem', { name: 'Edit' });
  edit.click();
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  expect(onAction).not.toHaveBeenCalled();
});
