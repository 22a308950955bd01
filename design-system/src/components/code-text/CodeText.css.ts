import { componentStyle } from '../../theme/layers.ts';
import { code } from '../../theme/typography.ts';

/** An id stays on one line if it fits into one. */
export const codeText = componentStyle({
  ...code,
  display: 'inline-block',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textDecoration: 'inherit',
});
