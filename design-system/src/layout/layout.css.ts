import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../theme/layers.ts';
import { media, zIndex } from '../theme/media.ts';
import { eyebrow as eyebrowText, text, title } from '../theme/typography.ts';

export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    align: {
      stretch: component({ alignItems: 'stretch' }),
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center' }),
      end: component({ alignItems: 'flex-end' }),
    },
  },
});

export const inline = recipe({
  base: component({ display: 'flex', minInlineSize: 0 }),
  variants: {
    align: {
      start: component({ alignItems: 'flex-start' }),
      center: component({ alignItems: 'center' }),
      end: component({ alignItems: 'flex-end' }),
      baseline: component({ alignItems: 'baseline' }),
      stretch: component({ alignItems: 'stretch' }),
    },
    justify: {
      start: component({ justifyContent: 'flex-start' }),
      center: component({ justifyContent: 'center' }),
      end: component({ justifyContent: 'flex-end' }),
      between: component({ justifyContent: 'space-between' }),
    },
    isWrapping: { true: component({ flexWrap: 'wrap' }) },
  },
});

const column = (px: number) =>
  component({
    gridTemplateColumns: `repeat(var(--columns), minmax(min(100%, ${px / 16}rem), 1fr))`,
  });

export const grid = recipe({
  // Set on every grid, so that a nested grid does not inherit it.
  base: component({ display: 'grid', minInlineSize: 0, vars: { '--columns': 'auto-fill' } }),
  variants: {
    minColumnWidth: {
      160: column(160),
      200: column(200),
      240: column(240),
      280: column(280),
      320: column(320),
      400: column(400),
    },
    isFilled: { true: component({ vars: { '--columns': 'auto-fit' } }) },
    /** Bleeds into the padding of the container, and the next card begins at its edge, so that people see that there are more. */
    isRowOnPhones: {
      true: component({
        '@media': {
          [media.phone]: {
            gridTemplateColumns: 'none',
            gridAutoFlow: 'column',
            gridAutoColumns: 'min(20rem, 82%)',
            marginInline: `calc(-1 * ${vars.space[16]})`,
            paddingInline: vars.space[16],
            // Room for focus rings and shadows, which scrolling would cut off.
            paddingBlock: vars.space[8],
            scrollPaddingInline: vars.space[16],
            overflowX: 'auto',
            overscrollBehaviorX: 'contain',
            scrollSnapType: 'x proximity',
            // Between a change of its width and the next frame, the row is never one that only a pointer can scroll.
            selectors: { '&:not([tabindex], :has(a, button))': { overflowX: 'hidden' } },
          },
        },
      }),
    },
  },
});

export const container = recipe({
  base: component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[16],
    '@media': { [media.md]: { paddingInline: vars.space[32] } },
  }),
  variants: {
    width: {
      sm: component({ maxInlineSize: '44rem' }),
      md: component({ maxInlineSize: '64rem' }),
      lg: component({ maxInlineSize: '79rem' }),
      xl: component({ maxInlineSize: '94rem' }),
    },
  },
});

export const section = recipe({
  base: component({
    paddingBlock: vars.space[24],
    scrollMarginBlockStart: '80px',
    '@media': {
      [media.md]: { paddingBlock: vars.space[64] },
      [media.lg]: { paddingBlock: vars.space[80] },
    },
  }),
  variants: {
    tone: {
      canvas: component({ backgroundColor: vars.color.bg.canvas }),
      surface: component({ backgroundColor: vars.color.bg.surface }),
      subtle: component({ backgroundColor: vars.color.bg.subtle }),
      brand: component({ backgroundColor: vars.color.bg.brand }),
    },
  },
});

export const sectionHeader = recipe({
  base: component({
    maxInlineSize: '44rem',
    marginBlockEnd: vars.space[20],
    '@media': { [media.md]: { marginBlockEnd: vars.space[40] } },
  }),
  variants: {
    align: { start: {}, center: component({ marginInline: 'auto', textAlign: 'center' }) },
  },
});

export const sectionTitle = componentStyle(title.displaySm);

export const eyebrow = componentStyle({
  ...eyebrowText,
  color: vars.color.fg.accent,
  marginBlockEnd: vars.space[12],
  // The titles say the same, and phones have no room to repeat it.
  '@media': { [media.phone]: { display: 'none' } },
});

export const sectionDescription = componentStyle({
  ...text.lg,
  color: vars.color.fg.muted,
  marginBlockStart: vars.space[12],
});

export const divider = recipe({
  base: component({ border: 0, inlineSize: '100%' }),
  variants: {
    tone: {
      subtle: component({ borderBlockStart: `1px solid ${vars.color.border.default}` }),
      brand: component({ borderBlockStart: `4px solid ${vars.color.action.accent.bg}`, inlineSize: '4rem' }),
    },
  },
});

export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: zIndex.skipLink,
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.action.primary.bg,
  color: vars.color.action.primary.fg,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});

// Makes the cards in a row equally high.
globalComponentStyle(`${grid.classNames.base} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollSnapAlign: 'start',
});
