import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { fittingColumns, iconTile, ruleAbove } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg } = vars.color;

export const fields = componentStyle({ containerType: 'inline-size', display: 'grid', gap: vars.space[20] });

/** Two short fields side by side if they fit. */
export const pair = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  '@container': { '(min-width: 28rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const information = componentStyle({ display: 'grid', gap: vars.space[24] });

export const entries = componentStyle(fittingColumns('18rem', 20));

export const entry = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minBlockSize: '2.5rem',
  paddingInlineStart: '3.5rem',
});

export const entryIcon = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  ...iconTile('2.5rem'),
});

export const value = componentStyle({ fontWeight: 600 });

export const note = componentStyle({ ...text.sm, ...ruleAbove(20), color: fg.muted });
