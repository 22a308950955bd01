import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { title } from '../../theme/typography.ts';

const { fg } = vars.color;

export const person = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

export const name = componentStyle(title.sm);

export const bio = componentStyle({ gridColumn: '1 / -1', color: fg.muted });
