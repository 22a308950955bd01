import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { code, text, title } from '../../theme/typography.ts';
import { scrollsWhileFocusable } from './scrollsWhileFocusable.ts';

const { bg, border, fg } = vars.color;

export const prose = componentStyle({ maxInlineSize: '42.5rem' });

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${prose} ${selector}`, { '@layer': { component: rule } });
}

inside('> * + *', { marginBlockStart: vars.space[16] });
inside(':is(h1, h2)', { ...title.md, marginBlockStart: vars.space[40] });
inside('h3', { ...title.sm, marginBlockStart: vars.space[32] });
inside(':is(h4, h5, h6)', { ...text.md, fontWeight: 700, marginBlockStart: vars.space[24] });
inside(':is(h1, h2, h3, h4, h5, h6) + *', { marginBlockStart: vars.space[8] });
inside('> :first-child', { marginBlockStart: 0 });
inside('ul', { paddingInlineStart: '1.5em', listStyleType: 'disc' });
// Room for numbers of two digits.
inside('ol', { paddingInlineStart: '2em' });
// Chromium cannot tell `type="a"` from `type="A"` in a selector, so the browser's own style applies to both.
inside('ol:not([type])', { listStyleType: 'decimal' });
// A list that begins at a number may reach three digits.
inside('ol[start]', { paddingInlineStart: '3em' });
inside('li + li', { marginBlockStart: vars.space[8] });
inside('li::marker', { color: fg.subtle });
// Raised and lowered text must not move the lines apart.
inside(':is(sub, sup)', { fontSize: '0.75em', lineHeight: 0 });
inside(':is(s, del)', { color: fg.muted, textDecorationLine: 'line-through' });
inside('a:visited', { color: fg.linkVisited });
inside('blockquote', {
  paddingInlineStart: vars.space[20],
  borderInlineStart: `4px solid ${border.default}`,
  color: fg.muted,
});
inside(':not(pre) > code', {
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  backgroundColor: bg.subtle,
});
inside('pre', {
  ...code,
  padding: vars.space[16],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.subtle,
  // Wraps instead of scrolling, because a scroll container would have to be a tab stop.
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
inside('table', { ...text.sm, inlineSize: '100%' });
inside('caption', { paddingBlockEnd: vars.space[4], color: fg.muted, textAlign: 'start' });
inside(':is(th, td)', {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${border.default}`,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'top',
});
inside(':is(th, td):is([colspan]:not([colspan="1"]))', { textAlign: 'center' });
inside(':is(li, td, th, dd, blockquote, figure) > * + *', { marginBlockStart: vars.space[8] });
inside('dt', { fontWeight: 700 });
inside('dd', { paddingInlineStart: vars.space[20] });
inside('figcaption', { ...text.sm, color: fg.muted });

/** Scrolls a wide table sideways, so that no word breaks. The table keeps its `display`, so that it keeps its role. */
export const tableFrame = componentStyle({
  ...scrollsWhileFocusable,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  // A shadow at each end that has more columns. The table's own ends cover it: they scroll with the table.
  background: [
    `linear-gradient(to right, ${bg.surface} 40%, transparent) 0 0 / 2rem 100% no-repeat local`,
    `linear-gradient(to left, ${bg.surface} 40%, transparent) 100% 0 / 2rem 100% no-repeat local`,
    `linear-gradient(to right, ${border.control}, transparent) 0 0 / 0.75rem 100% no-repeat`,
    `linear-gradient(to left, ${border.control}, transparent) 100% 0 / 0.75rem 100% no-repeat`,
    bg.surface,
  ].join(', '),
  '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
});

inside(`.${tableFrame} tbody:last-child > tr:last-child > :is(th, td)`, { borderBlockEnd: 0 });

inside(`.${tableFrame} :is(th, td)`, {
  // Five columns fit beside each other.
  minInlineSize: '8rem',
  overflowWrap: 'normal',
  hyphens: 'manual',
});
inside('a[href^="http"]::after', { '@media': { print: { content: "' (' attr(href) ')'" } } });
inside(`.${tableFrame} caption`, { paddingBlockStart: vars.space[8], paddingInline: vars.space[12] });
inside('hr', { border: 0, borderBlockStart: `1px solid ${border.default}`, marginBlock: vars.space[32] });
inside('img', { borderRadius: vars.radius.md });
