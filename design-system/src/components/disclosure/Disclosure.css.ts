import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';

declareLayers();

const { bg, border, fg } = vars.color;

export const list = style(component({ borderBlockStart: `1px solid ${border.default}` }));

export const details = style(
  component({
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
  }),
);

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '3.5rem',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.sm,
    fontWeight: 600,
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': hover({ backgroundColor: bg.hover }),
  }),
);

export const heading = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    fontFamily: vars.font.body,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  }),
);

export const chevron = style(
  component({
    display: 'flex',
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: fg.muted,
    transition: `rotate ${vars.duration.base} ${vars.easing.out}`,
    selectors: { '[open] > summary > &': { rotate: '180deg' } },
  }),
);

export const content = style(
  component({
    maxInlineSize: '45rem',
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[24],
    paddingInline: vars.space[8],
    color: fg.muted,
    overflowWrap: 'anywhere',
  }),
);
