import { style } from '@vanilla-extract/css';
import { component, globalComponentStyle } from '../../theme/layers.ts';

const container = component({ containerType: 'inline-size' });

/** Around a Grid whose content depends on its width. */
export const gridFrame = style(container);

/** Around a Grid of columns of at least 320 px. */
export const cardGrid = style(container);

// If two columns fit, a last card without a neighbor spans both.
globalComponentStyle(`${cardGrid} > ul > li:last-child:nth-child(odd):not(:first-child)`, {
  '@container': { '(min-width: 41.5rem) and (max-width: 62.99rem)': { gridColumn: '1 / -1' } },
});
