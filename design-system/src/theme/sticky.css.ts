import { createVar } from '@vanilla-extract/css';

/** The height of the bars at the top of the window, below which other elements stick. The bars' components set it. */
export const stickyStart = createVar('stickyStart');
