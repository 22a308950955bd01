import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

/** Wide enough for an address, however wide the page is. */
export const payerForm = componentStyle({ containerType: 'inline-size', maxInlineSize: '36rem' });

/** Two short fields side by side if they fit. */
export const fieldPair = componentStyle({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  '@container': { '(min-width: 28rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
