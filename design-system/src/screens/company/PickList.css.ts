import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
  columnGap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
