import { style } from '@vanilla-extract/css';

/** At least as high as the window, as in the app. */
export const main = style({ minBlockSize: '75vh', outline: 'none' });
