import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';

// At most as wide as its container, so that the list of tabs scrolls inside it.
export const root = componentStyle({ minInlineSize: 0, maxInlineSize: '100%' });

export const list = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  // Not a border, which would be outside the scrolling area, where the selected tab's line could not cover it.
  boxShadow: `inset 0 -1px ${vars.color.border.default}`,
});

export const tab = componentStyle({
  flex: '1 0 auto',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[16],
  borderBlockEnd: '2px solid transparent',
  color: vars.color.fg.muted,
  fontWeight: 600,
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
  '@media': {
    ...hover({ color: vars.color.fg.default }),
    [media.coarse]: { minBlockSize: '3rem' },
    // Forced colors make a transparent border visible.
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected="true"]': { borderColor: vars.color.action.primary.bg, color: vars.color.fg.default },
  },
});

export const panel = componentStyle({ paddingBlockStart: vars.space[24] });
