import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { flexColumn, flexWrap } from '../../theme/styleRules.ts';

const { fg, progress } = vars.color;

export const generation = componentStyle(flexColumn(20));

export const generationStep = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space[12],
  color: fg.muted,
  selectors: { '&[data-state="current"]': { color: fg.default, fontWeight: 600 } },
});

export const generationMark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '1.5rem',
  color: fg.subtle,
  selectors: {
    '[data-state="done"] > &': { color: progress.complete },
    '[data-state="current"] > &': { color: progress.fill },
  },
});

export const generationActions = componentStyle({
  ...flexWrap(12),
  selectors: { '&:empty': { display: 'none' } },
});
