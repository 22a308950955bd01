import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { oneColumn } from '../../theme/styleRules.ts';

const { bg, border, fg } = vars.color;

const wide = '(min-width: 56rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const list = componentStyle({
  display: 'grid',
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** A step; a line connects its number with the next one, vertically in a narrow list and horizontally in a wide one. */
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: vars.space[20],
  paddingBlockEnd: vars.space[16],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1.5rem - 1px)',
      insetBlock: '3.5rem 0.5rem',
      borderInlineStart: `2px solid ${border.default}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
  '@container': {
    [wide]: {
      display: 'block',
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space[32],
      selectors: {
        '&::before': {
          insetInline: '4rem 1rem',
          insetBlock: 'calc(1.5rem - 1px) auto',
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${border.default}`,
        },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const number = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: `2px solid ${border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: bg.surface,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const words = componentStyle({
  ...oneColumn(8),
  alignContent: 'start',
  paddingBlockStart: vars.space[8],
  '@container': { [wide]: { paddingBlockStart: vars.space[20] } },
});

export const description = componentStyle({ maxInlineSize: '38rem', color: fg.muted });
