import { media, vars } from '@redwhiteandcode/design-system/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';

/** The player's columns, as in the app: the outline beside the lesson where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space[48] } },
});

export const besideLesson = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '5rem',
      maxBlockSize: 'calc(100vh - 6rem)',
      overflowY: 'auto',
    },
  },
});

export const onPhone = style({ display: 'contents', '@media': { [wide]: { display: 'none' } } });

/** A phone has no keys to explain. */
export const onWide = style({ display: 'none', '@media': { [wide]: { display: 'contents' } } });

/** The lesson in a readable measure, with the notice above it as wide. */
export const stage = style({
  display: 'grid',
  gap: vars.space[24],
  minInlineSize: 0,
  maxInlineSize: '42.5rem',
});

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  maxInlineSize: '79rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.md]: { paddingInline: vars.space[32] }, [wide]: { gap: vars.space[32] } },
});
