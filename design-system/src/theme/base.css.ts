import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { declareLayers } from './layers.ts';
import { media } from './media.ts';
import { text } from './typography.ts';

declareLayers();

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { reset: rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
// Unlike `break-word`, `anywhere` also lets the columns of grids and flex containers be narrower than a long word.
reset('body', { minBlockSize: '100dvb', overflowWrap: 'anywhere' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
// A flex container would shrink an icon to nothing before it wraps a word.
reset('svg', { flexShrink: 0 });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
// With `none`, VoiceOver in Safari would not announce a list.
reset('ul, ol', { padding: 0 });
reset('ul, ol:not([type])', { listStyleType: "''" });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
// A column of a table stays as wide as its longest word; wide tables scroll.
reset('td, th', { overflowWrap: 'break-word' });
reset('table', { borderCollapse: 'collapse' });
// `!important` reverses the order of the layers: in the first layer it overrides every component.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { base: rule } });
}

base('html', {
  backgroundColor: vars.color.bg.canvas,
  scrollPaddingBlockStart: '80px',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
base('body', {
  ...text.md,
  fontFamily: vars.font.body,
  fontWeight: 400,
  backgroundColor: vars.color.bg.canvas,
  WebkitFontSmoothing: 'antialiased',
});
// Inherited colors are computed values, so every themed subtree sets the color again.
base('body, [data-theme]', { color: vars.color.fg.default });
base('h1, h2, h3, h4, h5, h6', { fontFamily: vars.font.display, textWrap: 'balance' });
base('p, li', { textWrap: 'pretty' });
base('a', { color: vars.color.fg.link, textUnderlineOffset: '0.15em' });
// The font would draw `!=` and `->` as one sign, which nobody can type.
base('code, kbd, pre', {
  fontFamily: vars.font.code,
  fontSize: '0.875em',
  fontVariant: 'none',
});
base(':focus-visible, [data-focus-visible]', {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
base('[tabindex="-1"]:focus', { outline: 'none' });
base('::selection', { backgroundColor: vars.color.action.primary.bg, color: vars.color.action.primary.fg });
