import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

export const list = componentStyle({
  ...text.sm,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  color: vars.color.fg.muted,
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  minBlockSize: '1.5rem',
  selectors: {
    // A drawn slash, because screen readers may read a character, even one with an empty alternative text.
    '&:not(:first-child)::before': {
      content: '""',
      flexShrink: 0,
      alignSelf: 'center',
      blockSize: '0.875em',
      marginInline: vars.space[2],
      borderInlineStart: `1px solid ${vars.color.fg.subtle}`,
      transform: 'skewX(-20deg)',
    },
  },
});
