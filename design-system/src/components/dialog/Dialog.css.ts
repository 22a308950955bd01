import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { media, zIndex } from '../../theme/media.ts';
import { title } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;
const { duration, easing, space } = vars;

const narrow = '(max-width: 29.99rem)';

/** Darker than either theme's canvas. */
const veil = `color-mix(in srgb, color-mix(in srgb, ${bg.brand}, black 60%) 56%, transparent)`;

/** The exit of a modal panel, faster than its entrance. */
export const leaving = {
  transitionDuration: `calc(${duration.page} * 2 / 3)`,
  transitionTimingFunction: easing.in,
};

/** The veil behind a modal panel. */
export const scrimRule: StyleRule = {
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  backgroundColor: veil,
  transition: `opacity ${duration.page} ${easing.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 }, '&[data-exiting]': leaving },
};

export const scrim = componentStyle({
  ...scrimRule,
  display: 'grid',
  // A row as high as its content would let a long dialog grow beyond the screen.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  blockSize: 'var(--visual-viewport-height, 100dvb)',
});

const width = (rem: number) => component({ maxInlineSize: `${rem}rem` });

/** From 480 px a centered box, below that the whole screen. */
const sheet = component({
  blockSize: '100%',
  '@media': {
    [media.sm]: {
      blockSize: 'auto',
      maxBlockSize: `calc(100% - ${space[32]})`,
      inlineSize: `calc(100% - ${space[32]})`,
      borderRadius: vars.radius.xl,
    },
  },
});

export const panel = recipe({
  base: component({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    inlineSize: '100%',
    overflow: 'clip',
    border: `1px solid ${border.default}`,
    backgroundColor: bg.raised,
    boxShadow: vars.shadow.e4,
    color: fg.default,
    transition: `opacity ${duration.page} ${easing.out}, translate ${duration.page} ${easing.out}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, translate: `0 ${space[16]}` },
      '&[data-exiting]': leaving,
    },
  }),
  variants: {
    size: {
      sm: [sheet, width(25)],
      md: [sheet, width(35)],
      lg: [sheet, width(45)],
      alert: component({
        maxInlineSize: '28rem',
        maxBlockSize: `calc(100% - ${space[32]})`,
        inlineSize: `calc(100% - ${space[32]})`,
        borderRadius: vars.radius.xl,
      }),
    },
  },
});

/** Scrolls; its buttons make it reachable by keyboard. */
export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the focused element clear of the sticky heading and actions.
  scrollPaddingBlock: '5rem',
  outline: 'none',
});

export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[16],
  paddingInlineStart: space[24],
  paddingInlineEnd: space[16],
  backgroundColor: bg.raised,
});

export const heading = componentStyle({
  ...title.sm,
  paddingBlock: space[8],
  color: fg.default,
});

export const body = componentStyle({
  flexGrow: 1,
  paddingBlockEnd: space[24],
  paddingInline: space[24],
  color: fg.default,
});

export const alertBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flexGrow: 1,
  paddingBlockStart: space[16],
  paddingBlockEnd: space[24],
  paddingInline: space[24],
  color: fg.muted,
});

export const footer = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingBlock: space[16],
  paddingInline: space[24],
  borderBlockStart: `1px solid ${border.default}`,
  backgroundColor: bg.raised,
  // Buttons that do not fit on a line fill one each, with the main action first.
  '@media': { [narrow]: { flexWrap: 'wrap-reverse' } },
});

globalComponentStyle(`${footer} > *`, { '@media': { [narrow]: { flexGrow: 1 } } });
