import { fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { stickyStart } from '../../theme/sticky.css.ts';
import { text } from '../../theme/typography.ts';
import { narrow } from './DataTable.css.ts';

const { bg, border, fg } = vars.color;

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: '3.5rem',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${border.default}`,
  selectors: { '&[data-selecting]': { backgroundColor: bg.selected } },
  '@container': {
    [narrow]: {
      marginBlockEnd: vars.space[12],
      paddingInline: 0,
      borderBlockEnd: 0,
      selectors: {
        '&[data-selecting]': {
          paddingInline: vars.space[12],
          borderRadius: vars.radius.md,
        },
      },
    },
  },
});

/** On a screen that is tall enough, the actions stay visible above the cards. */
const tall = '(height >= 30rem)';

export const sticky = componentStyle({
  '@media': {
    [tall]: {
      '@container': {
        [narrow]: {
          position: 'sticky',
          insetBlockStart: fallbackVar(stickyStart, '0px'),
          zIndex: 1,
          boxShadow: vars.shadow.e2,
        },
      },
    },
  },
});

// Keeps the focused element clear of the bar.
globalComponentStyle(`${sticky} ~ * :focus-visible`, {
  '@media': { [tall]: { '@container': { [narrow]: { scrollMarginBlockStart: '12rem' } } } },
});

export const titleGroup = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
});

export const count = componentStyle({ color: fg.muted, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });

export const selection = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const selectionCount = componentStyle({
  ...text.sm,
  marginInlineEnd: vars.space[8],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const narrowBar = componentStyle({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: vars.space[12],
      marginBlockEnd: vars.space[12],
    },
  },
});

export const narrowSort = componentStyle({ flexGrow: 1, maxInlineSize: '24rem' });
