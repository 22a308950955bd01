import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { oneColumn } from '../../theme/styleRules.ts';

export const status = componentStyle(oneColumn(24));

export const statusHead = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[12],
});
