import { vars } from '@redwhiteandcode/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { app, declareLayers } from './layer.ts';

declareLayers();

const { bg, fg } = vars.color;

/** At least as high as the window, so that the footer does not jump while a page loads. */
export const main = style(app({ minBlockSize: '75vh', outline: 'none' }));

// Anchors stop 80 px below the top, under the fixed bar; only a link on the page itself scrolls smoothly.
globalStyle('html', { '@layer': { app: { scrollBehavior: 'auto', scrollPaddingBlockStart: '80px' } } });

globalStyle(`${main} [id]`, { '@layer': { app: { scrollMarginBlockStart: 0 } } });

globalStyle('html[data-scroll="smooth"]', {
  '@layer': {
    app: { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } },
  },
});

export const step = style(app({ display: 'grid', gap: vars.space[8], alignContent: 'start' }));

export const stepNumber = style(
  app({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    backgroundColor: bg.selected,
    color: fg.default,
    fontFamily: vars.font.display,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const stepTitle = style(
  app({ fontFamily: vars.font.display, fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700 }),
);

export const stepText = style(app({ color: fg.muted, textWrap: 'pretty' }));
