import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media, zIndex } from '../../theme/media.ts';
import { stickyStart } from '../../theme/sticky.css.ts';
import { text } from '../../theme/typography.ts';
import { leaving, scrimRule } from '../dialog/Dialog.css.ts';
import { sidebarSettings } from './sidebarSettings.ts';

const { bg, border, fg } = vars.color;
const { duration, easing, space } = vars;
const inset = 'var(--rwc-sidebar-inset, 0px)';
const barHeight = '3.5625rem';
/** The width of an icon's cell: the collapsed width without padding and border. */
const cell = `calc(${sidebarSettings.collapsedWidth} - 2 * ${space[4]} - 1px)`;

export const layout = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: `calc(100dvb - ${inset})`,
  transition: `grid-template-columns ${duration.page} ${easing.out}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${sidebarSettings.width} minmax(0, 1fr)`,
      selectors: {
        '&[data-collapsed]': { gridTemplateColumns: `${sidebarSettings.collapsedWidth} minmax(0, 1fr)` },
      },
    },
  },
});

export const side = componentStyle({
  position: 'sticky',
  insetBlockStart: inset,
  zIndex: zIndex.sidebar,
  display: 'none',
  blockSize: `calc(100dvb - ${inset})`,
  borderInlineEnd: `1px solid ${border.default}`,
  '@media': { [media.md]: { display: 'block' } },
});

/** Sticky elements are below the fixed bar and, on a narrow page, also below the sidebar's bar. */
export const main = componentStyle({
  minInlineSize: 0,
  vars: { [stickyStart]: `calc(${inset} + ${barHeight})` },
  '@media': { [media.md]: { vars: { [stickyStart]: inset } } },
});

export const bar = componentStyle({
  blockSize: barHeight,
  position: 'sticky',
  insetBlockStart: inset,
  zIndex: zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${border.default}`,
  backgroundColor: bg.surface,
  '@media': { [media.md]: { display: 'none' } },
});

export const scrim = componentStyle(scrimRule);

export const slideOver = componentStyle({
  inlineSize: `min(${sidebarSettings.slideOverWidth}, 100vi - 3rem)`,
  blockSize: '100%',
  borderInlineEnd: `1px solid ${border.default}`,
  boxShadow: vars.shadow.e4,
  transition: `translate ${duration.page} ${easing.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { translate: '-100% 0' },
    '[dir="rtl"] &:is([data-entering], [data-exiting])': { translate: '100% 0' },
    '&[data-exiting]': leaving,
  },
});

export const panel = componentStyle({ blockSize: '100%', outline: 'none' });

export const sidebar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  backgroundColor: bg.surface,
  color: fg.default,
});

const collapsed = '[data-collapsed] > &, [data-collapsed] > nav &';
const fading = { transition: `opacity ${duration.base} ${easing.out}` };

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  paddingInline: space[4],
  selectors: { '[data-collapsed] > &': { justifyContent: 'center' } },
});

export const title = componentStyle({
  ...text.md,
  fontFamily: vars.font.display,
  fontWeight: 700,
  paddingInlineStart: space[12],
  selectors: { '[data-collapsed] > div > &': { display: 'none' } },
});

export const groups = componentStyle({
  flexGrow: 1,
  minBlockSize: 0,
  paddingBlock: space[4],
  paddingInline: space[4],
  overflowX: 'clip',
  overflowY: 'auto',
});

export const group = componentStyle({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: space[8],
      paddingBlockStart: space[8],
      borderBlockStart: `1px solid ${border.subtle}`,
    },
  },
});

export const groupLabel = componentStyle({
  ...text.xs,
  ...fading,
  paddingBlock: space[8],
  paddingInlineStart: space[12],
  color: fg.subtle,
  fontWeight: 600,
  selectors: { [collapsed]: { display: 'none' } },
});

export const item = componentStyle({
  ...text.sm,
  display: 'grid',
  gridTemplateColumns: `${cell} minmax(0, 1fr) auto`,
  alignItems: 'center',
  minBlockSize: vars.control.md,
  paddingInlineEnd: space[12],
  borderRadius: vars.radius.md,
  position: 'relative',
  color: fg.muted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { backgroundColor: bg.selected, color: fg.default, fontWeight: 600 },
    // A mark that does not depend on color: a border, because forced colors remove backgrounds.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: space[8],
      borderInlineStart: `3px solid ${vars.color.action.primary.bg}`,
      borderRadius: vars.radius.full,
    },
    '[data-collapsed] > nav &': { gridTemplateColumns: `${cell} 0 0`, paddingInlineEnd: 0 },
  },
  '@media': {
    ...hover({ backgroundColor: bg.hover, color: fg.default }, '[aria-current]'),
    [media.forcedColors]: { selectors: { '&[aria-current]::before': { borderColor: 'Highlight' } } },
  },
});

export const itemIcon = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    // When collapsed, a dot replaces the badge.
    '[data-collapsed] > nav &[data-badge]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-2px',
      insetInlineEnd: '4px',
      inlineSize: '8px',
      blockSize: '8px',
      border: `1px solid ${bg.surface}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.action.primary.bg,
    },
  },
});

/** In the collapsed sidebar it is invisible, but still the link's name. */
export const label = componentStyle({
  ...fading,
  paddingBlock: space[8],
  selectors: { '[data-collapsed] > nav &': { opacity: 0, overflow: 'hidden', whiteSpace: 'nowrap' } },
});

export const badge = componentStyle({
  ...text.xs,
  ...fading,
  minInlineSize: '1.5rem',
  marginInlineStart: space[8],
  paddingBlock: '2px',
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.status.neutral.bg,
  color: vars.color.status.neutral.fg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '[data-collapsed] > nav &': {
      minInlineSize: 0,
      inlineSize: 0,
      margin: 0,
      paddingInline: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      opacity: 0,
    },
  },
});

export const footer = componentStyle({
  paddingBlock: space[8],
  // When collapsed, the avatar of 2rem is centered.
  paddingInline: `calc((${sidebarSettings.collapsedWidth} - 2rem - 1px) / 2)`,
  borderBlockStart: `1px solid ${border.default}`,
  overflowX: 'clip',
});
