import { globalStyle, style } from '@vanilla-extract/css';
import { app, declareLayers } from './layer.ts';

declareLayers();

/** With the bar above it at least as high as the window, so that no footer is seen to jump while a page loads. */
export const main = style(app({ minBlockSize: 'calc(100vh - 4rem)', outline: 'none' }));

// Anchors stop 80 px below the top, under the fixed bar; only a link on the page itself scrolls smoothly.
globalStyle('html', { '@layer': { app: { scrollBehavior: 'auto', scrollPaddingBlockStart: '80px' } } });

globalStyle(`${main} [id]`, { '@layer': { app: { scrollMarginBlockStart: 0 } } });

globalStyle('html[data-scroll="smooth"]', {
  '@layer': {
    app: { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } },
  },
});
