import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';

const { bg, border, fg } = vars.color;

export const list = componentStyle({ borderBlockStart: `1px solid ${border.default}` });

export const disclosure = componentStyle({ borderBlockEnd: `1px solid ${border.default}` });

const closed = `${disclosure}:not([data-open]) > &`;

export const panel = componentStyle({
  interpolateSize: 'allow-keywords',
  overflow: 'clip',
  transition: `block-size ${vars.duration.slow} ${vars.easing.out}, content-visibility ${vars.duration.slow} allow-discrete`,
  selectors: { [closed]: { blockSize: 0, contentVisibility: 'hidden' } },
  '@supports': {
    'not (content-visibility: hidden)': { selectors: { [closed]: { display: 'none' } } },
  },
  // Nothing could open it.
  '@media': {
    '(scripting: none)': {
      selectors: { [closed]: { display: 'block', blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const heading = componentStyle({ fontFamily: vars.font.body, fontWeight: 600 });

export const trigger = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3rem',
  padding: vars.space[8],
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': hover({ backgroundColor: bg.hover }),
});

export const title = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const chevron = componentStyle({
  display: 'flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: fg.muted,
  transition: `rotate ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const content = componentStyle({
  maxInlineSize: '45rem',
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[24],
  paddingInline: vars.space[8],
  color: fg.muted,
});
