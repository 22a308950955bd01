import type { StyleRule } from '@vanilla-extract/css';

/**
 * The rule of a box with the ref `focusableWhileScrolling`: it scrolls only while it has a `tabindex`, so that even between
 * a change of its width and the next frame it is never a box that only a pointer can scroll.
 */
export const scrollsWhileFocusable: StyleRule = {
  overflowX: 'hidden',
  selectors: { '&[tabindex]': { overflowX: 'auto' } },
};
