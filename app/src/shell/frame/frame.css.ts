import { globalStyle } from '@vanilla-extract/css';
import { appStyle } from './layer.ts';

/** At least as high as the window below the bar, so that the footer does not jump into view while a page loads. */
export const main = appStyle({ minBlockSize: 'calc(100vh - 4rem)', outline: 'none' });

// Anchors stop 80 px below the top, under the fixed bar; only links within a page scroll smoothly.
globalStyle('html', { '@layer': { app: { scrollBehavior: 'auto', scrollPaddingBlockStart: '80px' } } });

globalStyle(`${main} [id]`, { '@layer': { app: { scrollMarginBlockStart: 0 } } });

globalStyle('html[data-scroll="smooth"]', {
  '@layer': {
    app: { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } },
  },
});
