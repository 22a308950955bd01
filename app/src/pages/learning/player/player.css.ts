import { media, vars } from '@redwhiteandcode/design-system/theme';
import { appStyle } from '../../../shell/frame/layer.ts';

const { bg, border, fg } = vars.color;
const wide = '(min-width: 64rem)';

export const page = appStyle({
  display: 'grid',
  gap: vars.space[24],
  maxInlineSize: '79rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.md]: { paddingInline: vars.space[32] }, [wide]: { gap: vars.space[32] } },
});

export const columns = appStyle({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [wide]: { justifyContent: 'center' } },
});

/** The outline next to the lesson, on wide screens. */
export const withOutline = appStyle({
  '@media': {
    [wide]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      columnGap: vars.space[48],
      justifyContent: 'normal',
    },
  },
});

/** A card that scrolls inside its border. */
export const besideLesson = appStyle({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '5rem',
      maxBlockSize: 'calc(100vh - 6rem)',
      overflowY: 'auto',
      padding: vars.space[16],
      border: `1px solid ${border.subtle}`,
      borderRadius: vars.radius.lg,
      backgroundColor: bg.surface,
      selectors: {
        '&[hidden]': { display: 'none' },
        '[data-theme="dark"] &': { borderColor: border.default },
      },
    },
  },
});

export const onPhone = appStyle({ display: 'contents', '@media': { [wide]: { display: 'none' } } });

/** A phone has no keys to explain. */
export const onWide = appStyle({ display: 'none', '@media': { [wide]: { display: 'contents' } } });

/** The lesson and the notice above it in a readable width; centered without the outline. */
export const stage = appStyle({
  display: 'grid',
  gap: vars.space[24],
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: '42.5rem',
});

export const keyHint = appStyle({
  display: 'none',
  color: fg.muted,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '@media': { [wide]: { display: 'block' } },
});
