import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { declareLayers } from './layers.ts';
import { media } from './media.ts';
import { text } from './typography.ts';

declareLayers();

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
base('code, kbd, samp, pre', { fontFamily: vars.font.code, fontSize: '0.875em' });
base(':focus-visible, [data-focus-visible]', {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
base('[tabindex="-1"]:focus', { outline: 'none' });
base('::selection', { backgroundColor: vars.color.action.primary.bg, color: vars.color.action.primary.fg });
