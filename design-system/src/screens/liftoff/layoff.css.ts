import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';
import { oneColumn } from '../../theme/styleRules.ts';

export const status = componentStyle(oneColumn(24));

export const statusHead = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[12],
});

const { border } = vars.color;

export const form = componentStyle({ containerType: 'inline-size', display: 'grid', gap: vars.space[40] });

export const group = componentStyle({ display: 'grid', gap: vars.space[20] });

/** A legend is not part of its fieldset's grid, so it sets its own distance to the first field. */
export const legend = componentStyle({
  ...title.sm,
  inlineSize: '100%',
  paddingBlockEnd: vars.space[12],
  marginBlockEnd: vars.space[20],
  borderBlockEnd: `1px solid ${border.default}`,
});

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const contactHint = componentStyle({ ...text.sm, marginBlockStart: vars.space[4] });

export const foot = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[16] });
