import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  blockSize: '100%',
});

export const action = componentStyle({ marginBlockStart: 'auto' });
