// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipTiming } from './useTooltip.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const shown = () => screen.queryByRole('tooltip')?.textContent;
const pointer = { pointerType: 'mouse' };

function renderTwo() {
  render(
    <>
      <Tooltip content="First words">
        <Button>First</Button>
      </Tooltip>
      <Tooltip content="Second words">
        <Button>Second</Button>
      </Tooltip>
    </>,
  );
  return screen.getAllByRole('button');
}

test('shows the first tooltip after a delay and the next one immediately', {
  tags: ['tooltip-delay'],
}, () => {
  const [first, second] = renderTwo();
  fireEvent.pointerEnter(first!, pointer);
  wait(tooltipTiming.delay - 1);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe('First words');
  fireEvent.pointerLeave(first!, pointer);
  wait(tooltipTiming.closeDelay);
  expect(shown()).toBeUndefined();
  wait(tooltipTiming.skipDelay - 1);
  fireEvent.pointerEnter(second!, pointer);
  expect(shown()).toBe('Second words');
});

test('shows the next tooltip after a delay again when the skip delay has passed', {
  tags: ['tooltip-delay'],
}, () => {
  const [first, second] = renderTwo();
  fireEvent.pointerEnter(first!, pointer);
  wait(tooltipTiming.delay);
  fireEvent.pointerLeave(first!, pointer);
  wait(tooltipTiming.closeDelay + tooltipTiming.skipDelay);
  fireEvent.pointerEnter(second!, pointer);
  expect(shown()).toBeUndefined();
});

test('shows on keyboard focus immediately, describes the control, and hides on Escape', () => {
  const [first] = renderTwo();
  act(() => first!.focus());
  expect(shown()).toBe('First words');
  expect(first!.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(shown()).toBeUndefined();
  expect(first!.hasAttribute('aria-describedby')).toBe(false);
});

test('does not show on touch', () => {
  const [first] = renderTwo();
  fireEvent.pointerEnter(first!, { pointerType: 'touch' });
  wait(tooltipTiming.delay);
  expect(shown()).toBeUndefined();
});
