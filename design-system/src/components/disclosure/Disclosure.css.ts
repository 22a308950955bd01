import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';

const { bg, border, fg } = vars.color;

export const list = componentStyle({ borderBlockStart: `1px solid ${border.default}` });

export const details = componentStyle({
  borderBlockEnd: `1px solid ${border.default}`,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${vars.duration.slow} ${vars.easing.out}, content-visibility ${vars.duration.slow} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3rem',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  fontWeight: 600,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': hover({ backgroundColor: bg.hover }),
});

export const heading = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontWeight: 600,
});

export const chevron = componentStyle({
  display: 'flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: fg.muted,
  transition: `rotate ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const content = componentStyle({
  maxInlineSize: '45rem',
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[24],
  paddingInline: vars.space[8],
  color: fg.muted,
});
