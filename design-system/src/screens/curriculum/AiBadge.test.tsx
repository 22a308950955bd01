// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooltipTiming } from '../../components/tooltip/useTooltip.ts';
import { AiBadge } from './AiBadge.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const isShown = () => screen.queryByRole('tooltip') !== null;

function renderBadge(): { badge: HTMLElement; button: HTMLElement } {
  render(<AiBadge variant="compact" />);
  const button = screen.getByRole('button');
  return { badge: button.parentElement!, button };
}

test('the explanation of the compact badge shows when the pointer has rested on it for the delay of a tooltip', () => {
  const { badge } = renderBadge();
  fireEvent.pointerEnter(badge, { pointerType: 'mouse' });
  wait(tooltipTiming.delay - 1);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(badge, { pointerType: 'mouse' });
  expect(isShown()).toBe(false);
});

test('the explanation does not show after the pointer has left, and shows at once after a press', () => {
  const { badge, button } = renderBadge();
  fireEvent.pointerEnter(badge, { pointerType: 'mouse' });
  fireEvent.pointerLeave(badge, { pointerType: 'mouse' });
  wait(tooltipTiming.delay);
  expect(isShown()).toBe(false);
  fireEvent.click(button);
  expect(isShown()).toBe(true);
});
