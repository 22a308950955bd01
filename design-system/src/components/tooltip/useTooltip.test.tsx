// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipTiming } from './useTooltip.ts';

afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () => screen.queryByRole('tooltip')?.textContent;

test('the first tooltip waits, and the next one to it does not', () => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip content="Changes the text">
        <Button>Edit</Button>
      </Tooltip>
      <Tooltip content="Copies the text">
        <Button>Copy</Button>
      </Tooltip>
    </>,
  );
  const [edit, copy] = ['Edit', 'Copy'].map((name) => screen.getByRole('button', { name }));
  fireEvent.pointerEnter(edit!);
  pass(tooltipTiming.delay - 1);
  expect(shown()).toBeUndefined();
  pass(1);
  expect(shown()).toBe('Changes the text');
  fireEvent.pointerLeave(edit!);
  fireEvent.pointerEnter(copy!);
  expect(shown()).toBe('Copies the text');
});
