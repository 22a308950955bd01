import { globalStyle } from '@vanilla-extract/css';
import { appStyle } from './layer.ts';

/** With the bar above it at least as high as the window, so that no footer is seen to jump while a page loads. */
export const main = appStyle({ minBlockSize: 'calc(100vh - 4rem)', outline: 'none' });

// Anchors stop 80 px below the top, under the fixed bar; only a link on the page itself scrolls smoothly.
globalStyle('html', { '@layer': { app: { scrollBehavior: 'auto', scrollPaddingBlockStart: '80px' } } });

globalStyle(`${main} [id]`, { '@layer': { app: { scrollMarginBlockStart: 0 } } });

globalStyle('html[data-scroll="smooth"]', {
  '@layer': {
    app: { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } },
  },
});
