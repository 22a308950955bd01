import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { flexColumn } from '../../theme/styleRules.ts';
import { stat, text } from '../../theme/typography.ts';

const { border, progress } = vars.color;

export const benefit = componentStyle({ containerType: 'inline-size', ...flexColumn(16) });

export const benefitLeft = componentStyle({ ...stat });

export const swatch = componentStyle({
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: progress.track,
  overflow: 'hidden',
});

/** The year's limit as a bar: paid, declared, requested, left. */
export const meter = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  blockSize: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: progress.track,
  overflow: 'hidden',
});

export const meterPaid = componentStyle({
  backgroundColor: progress.complete,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});

/** Dotted, so that it differs from the paid amount in more than color. */
export const meterDeclared = componentStyle({
  backgroundColor: progress.track,
  backgroundImage: `radial-gradient(${progress.complete} 35%, transparent 40%)`,
  backgroundSize: '4px 4px',
  forcedColorAdjust: 'none',
});

/** Striped, so that it differs from the paid amount in more than color. */
export const meterRequested = componentStyle({
  backgroundImage: `repeating-linear-gradient(135deg, ${progress.fill} 0 4px, ${progress.track} 4px 8px)`,
  forcedColorAdjust: 'none',
});

export const legend = componentStyle({
  ...text.sm,
  display: 'grid',
  gap: vars.space[8],
  '@container': {
    '(min-width: 32rem)': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] },
  },
});

/** In a narrow container, one line each, with the amounts at its end. */
export const legendItem = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
});

export const legendValue = componentStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
