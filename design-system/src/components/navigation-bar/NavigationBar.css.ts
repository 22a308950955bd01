import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover, media, zIndex } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

const tablet = '(48rem <= width < 64rem)';

export const header = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: zIndex.navigation,
  borderBlockEnd: '1px solid transparent',
  backgroundColor: bg.canvas,
  transition: `background-color ${vars.duration.base} ${vars.easing.out}, box-shadow ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    '&[data-scrolled="true"]': {
      borderColor: border.default,
      backgroundColor: bg.surface,
      boxShadow: vars.shadow.e2,
    },
  },
  '@media': { print: { display: 'none' } },
});

/** As high as the fixed bar, so that the page starts below it. */
export const spacer = componentStyle({ blockSize: '4rem', '@media': { print: { display: 'none' } } });

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '79rem',
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': {
    [media.md]: { paddingInline: vars.space[32] },
    [media.lg]: { gap: vars.space[16] },
  },
  selectors: { '&:has(> ul:empty)': { maxInlineSize: 'none' } },
});

export const home = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: '2.75rem',
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.sm,
  color: fg.default,
});

export const logo = componentStyle({ blockSize: '2.25rem', inlineSize: 'auto', overflow: 'visible' });

export const wide = componentStyle({
  display: 'none',
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@media': {
    [media.md]: { display: 'flex', alignItems: 'center' },
    [media.lg]: { gap: vars.space[4] },
  },
});

export const wideOnly = componentStyle({ '@media': { '(max-width: 63.99rem)': { display: 'none' } } });

/** The button of the menu with every link. Between 768 and 1024 px it takes the place of the theme, which is in the menu too. */
export const narrow = componentStyle({ display: 'flex', '@media': { [media.lg]: { display: 'none' } } });

export const item = componentStyle({
  ...text.sm,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: '0.375rem',
  borderBlock: '2px solid transparent',
  borderRadius: vars.radius.md,
  color: fg.muted,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    ...hover({ backgroundColor: bg.hover, color: fg.default }),
    [media.lg]: { paddingInline: vars.space[12] },
    [media.coarse]: { minBlockSize: '2.75rem' },
    // Forced colors make a transparent border visible.
    [media.forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
  selectors: {
    '&[aria-current]': {
      color: fg.default,
      borderBlockEndColor: vars.color.action.primary.bg,
      borderRadius: 0,
    },
  },
});

// Between 768 and 1024 px, the links and the button just fit.
globalComponentStyle(`${wide} [data-component="ButtonLink"]`, {
  '@media': { [tablet]: { paddingInline: vars.space[12], fontSize: text.sm.fontSize } },
});
globalComponentStyle(`${wide} ${item} svg`, { '@media': { [tablet]: { display: 'none' } } });

export const menuAnchor = componentStyle({ position: 'relative' });

export const menu = componentStyle({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  zIndex: zIndex.popover,
  inlineSize: 'max-content',
  minInlineSize: '13rem',
  maxInlineSize: 'calc(100vi - 2rem)',
  padding: vars.space[8],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.e3,
});

/** Opens toward the end, from a trigger at the start of the bar. */
export const startMenu = style([menu, component({ insetInlineStart: 0, insetInlineEnd: 'auto' })]);

export const menuItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.md,
  color: fg.default,
  fontSize: '1rem',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      paddingInlineStart: `calc(${vars.space[12]} - 3px)`,
      borderInlineStart: `3px solid ${vars.color.action.primary.bg}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      backgroundColor: bg.selected,
      fontWeight: 600,
    },
  },
  '@media': hover({ backgroundColor: bg.hover }, '[aria-current]'),
});

export const separator = componentStyle({
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${border.default}`,
});

/** The label of a list in the mobile menu. */
export const listLabel = componentStyle({ ...text.sm, paddingInline: vars.space[12], color: fg.muted });

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxBlockSize: 'calc(100dvb - 4rem)',
  padding: vars.space[16],
  borderBlockStart: `1px solid ${border.default}`,
  backgroundColor: bg.surface,
  boxShadow: vars.shadow.e3,
  overflowY: 'auto',
  '@media': { [media.lg]: { display: 'none' } },
});

export const panelActions = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  marginBlockStart: vars.space[12],
});

/** Shown in the light theme. */
export const sun = componentStyle({ selectors: { '[data-theme="dark"] &': { display: 'none' } } });

/** Shown in the dark theme. */
export const moon = componentStyle({
  selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } },
});

export const logoRule = componentStyle({ fill: vars.color.action.accent.bg });

export const wordmark = componentStyle({
  // A logo, not text: it is after its rule in every writing direction.
  direction: 'ltr',
  fill: 'currentColor',
  fontFamily: vars.font.display,
  fontSize: '17.5px',
  fontWeight: 800,
  letterSpacing: '-0.3px',
});
