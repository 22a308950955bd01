import { createVar } from '@vanilla-extract/css';

/** The height of the bars at the top of the window, below which other elements stick. Set by the component that renders such a bar. */
export const stickyStart = createVar('stickyStart');
