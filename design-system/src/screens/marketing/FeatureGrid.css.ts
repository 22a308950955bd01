import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { iconTile } from '../../theme/styleRules.ts';

/** The icon is above the text, or beside it in a narrow grid. */
export const feature = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  '@container': { '(max-width: 51.99rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const withPicture = componentStyle({
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[48],
      alignItems: 'center',
    },
  },
});

export const wideOnly = componentStyle({
  display: 'none',
  '@media': { [media.lg]: { display: 'block' } },
});

export const tile = componentStyle(iconTile('3rem'));
