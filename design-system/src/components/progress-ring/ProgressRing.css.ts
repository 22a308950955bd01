import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { text, title } from '../../theme/typography.ts';
import { pulse, turn } from '../spinner/Spinner.css.ts';

const { fg, progress } = vars.color;

export const ring = recipe({
  base: component({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    color: fg.default,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: {
      sm: component({ inlineSize: '2rem', blockSize: '2rem' }),
      md: component({ ...text.xs, inlineSize: '3.5rem', blockSize: '3.5rem', fontWeight: 600 }),
      lg: component({ ...title.sm, inlineSize: '6rem', blockSize: '6rem' }),
    },
  },
});

export const svg = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  selectors: {
    '[data-state="indeterminate"] > &': { animation: `${turn} 1s linear infinite` },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '[data-state="indeterminate"] > &': { animation: `${pulse} 1.6s ease-in-out infinite` },
      },
    },
  },
});

export const track = componentStyle({
  stroke: progress.track,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const fill = componentStyle({
  stroke: progress.fill,
  selectors: { '[data-state="complete"] &': { stroke: progress.complete } },
  '@media': { [media.forcedColors]: { selectors: { '&&': { stroke: 'Highlight' } } } },
});

export const valueText = componentStyle({
  gridArea: '1 / 1',
  selectors: { '[data-state="complete"] > &': { color: progress.complete } },
});
