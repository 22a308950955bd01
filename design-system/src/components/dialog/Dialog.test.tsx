// @vitest-environment jsdom
import { User } from '@react-aria/test-utils';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function tester() {
  const root = screen.getByRole('button');
  return new User({ interactionType: 'keyboard' }).createTester('Dialog', { root, overlayType: 'modal' });
}

test('a dialog opens by keyboard, is named by its heading, and returns focus', async () => {
  render(
    <Dialog title="Assign a role" trigger={<Button>Assign…</Button>}>
      The text.
    </Dialog>,
  );
  const dialog = tester();
  const trigger = dialog.getTrigger();
  await dialog.open();
  expect(screen.getByRole('dialog', { name: 'Assign a role' })).toBe(dialog.getDialog());
  expect(dialog.getDialog()?.contains(document.activeElement)).toBe(true);
  await dialog.close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(trigger);
});

test('the parent can control the state', () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const dialog = (isOpen: boolean) => (
    <Dialog title="Controlled" isOpen={isOpen} onOpenChange={onOpenChange}>
      Text.
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(dialog(true));
  screen.getByRole('button', { name: 'Close' }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

const question = {
  title: 'Remove this role?',
  description: 'It can be assigned again.',
  confirmLabel: 'Remove role',
};

test('a destructive question focuses Cancel and is described by its text', () => {
  render(<AlertDialog {...question} isDestructive isOpen onConfirm={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove this role?' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It can be assigned again.');
});

test('another question focuses its action', () => {
  render(<AlertDialog {...question} isOpen onConfirm={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove role' }));
});

test('Escape cancels, except while the action is pending', async () => {
  const onConfirm = vi.fn<() => void>();
  const removeDialog = (isPending: boolean) => (
    <AlertDialog
      {...question}
      isDestructive
      isPending={isPending}
      onConfirm={onConfirm}
      trigger={<Button>Remove…</Button>}
    />
  );
  const { rerender } = render(removeDialog(true));
  const dialog = tester();
  await dialog.open();
  await expect(dialog.close()).rejects.toThrow();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  rerender(removeDialog(false));
  await dialog.close();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});
