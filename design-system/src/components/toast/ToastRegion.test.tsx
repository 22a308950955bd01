// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, readToasts, toast, type ToastOptions } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const action = { label: 'Undo', onPress: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">In the page</button>
      <ToastRegion />
    </>,
  );
});

afterEach(() => {
  act(() => readToasts().forEach(({ id }) => dismissToast(id)));
  cleanup();
  vi.useRealTimers();
});

const show = (options: ToastOptions) => act(() => void toast(options));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('a toast', () => {
  test('disappears after four seconds', { tags: ['toast-time'] }, () => {
    show({ title: 'Saved' });
    pass(3999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('with an action, stays until the action is pressed', () => {
    show({ title: 'Removed', action });
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(action.onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });

  test('pauses while the pointer is over the region and continues with the remaining time', () => {
    show({ title: 'Saved' });
    pass(3000);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    pass(60_000);
    fireEvent.pointerLeave(screen.getByText('Saved'));
    pass(999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('is announced politely, and a failure assertively', () => {
    show({ title: 'Saved' });
    show({ title: 'Not saved', tone: 'danger' });
    expect(screen.getByText('Saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Not saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  });

  test('is not announced if focus goes to what says the same', () => {
    show({ title: 'Validation Error', tone: 'danger', isSilent: true });
    expect(screen.getByText('Validation Error').closest('[aria-live]')).toBeNull();
  });

  test('is shown only if it is one of the newest three', { tags: ['toast-limit'] }, () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    expect(screen.queryByText('One')).toBeNull();
  });
});

test('F6 moves to the toasts, which pause, and dismissing returns focus', () => {
  const inPage = screen.getByRole('button', { name: 'In the page' });
  inPage.focus();
  show({ title: 'Saved' });
  fireEvent.keyDown(inPage, { key: 'F6' });
  expect(region().contains(document.activeElement)).toBe(true);
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(inPage);
});

test('F6 keeps its function in the browser while there is no toast', () => {
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
});
