import { createVar } from '@vanilla-extract/css';

/** How far below the window's top something may stick: the height of the bars that lie there. Set by who draws such a bar. */
export const stickyStart = createVar('stickyStart');
