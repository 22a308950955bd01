import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { utility } from '../theme/layers.ts';
import { media } from '../theme/media.ts';
import { space } from '../theme/tokens.ts';

/** The space between children of a layout component, in px of the space scale. */
export type Space = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 80 | 96;

const { 128: _widest, ...gaps } = space;

/** The largest gap on phones. */
const phoneGap = 24;

/** The class of each gap. */
export const gapClass = styleVariants(gaps, (px, key) =>
  utility({
    gap: vars.space[key],
    ...(px > phoneGap && { '@media': { [media.phone]: { gap: vars.space[phoneGap] } } }),
  }),
);
