import { media, vars } from '@redwhiteandcode/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { app, declareLayers } from '../frame/layer.ts';

declareLayers();

const { bg, border, fg } = vars.color;
const wide = '(min-width: 64rem)';

export const player = style(
  app({
    display: 'grid',
    gap: vars.space[24],
    alignItems: 'start',
    maxInlineSize: '79rem',
    marginInline: 'auto',
    paddingInline: vars.space[16],
    paddingBlock: vars.space[24],
    '@media': { [media.md]: { paddingInline: vars.space[32] }, [wide]: { gap: vars.space[32] } },
  }),
);

export const withOutline = style(
  app({ '@media': { [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } } }),
);

export const head = style(
  app({
    display: 'grid',
    gap: vars.space[12],
    gridColumn: '1 / -1',
    paddingBlockEnd: vars.space[16],
    borderBlockEnd: `1px solid ${border.default}`,
  }),
);

export const courseTitle = style(
  app({ fontFamily: vars.font.display, fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700 }),
);

export const outline = style(
  app({
    padding: vars.space[12],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: bg.surface,
    '@media': {
      [wide]: {
        position: 'sticky',
        insetBlockStart: '5rem',
        maxBlockSize: 'calc(100vh - 6rem)',
        overflowY: 'auto',
      },
    },
  }),
);

export const stage = style(app({ display: 'grid', gap: vars.space[24], minInlineSize: 0 }));

export const keyHint = style(app({ color: fg.muted, fontSize: '0.875rem', lineHeight: '1.25rem' }));

export const dialog = style(
  app({
    inlineSize: 'min(32rem, calc(100vw - 2rem))',
    maxBlockSize: 'calc(100vh - 2rem)',
    margin: 'auto',
    padding: vars.space[24],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.xl,
    backgroundColor: bg.raised,
    color: fg.default,
    boxShadow: vars.shadow.e4,
    overflowY: 'auto',
    '::backdrop': { backgroundColor: 'rgb(6 20 49 / 0.5)' },
  }),
);

export const dialogTitle = style(
  app({ fontFamily: vars.font.display, fontSize: '1.5rem', lineHeight: '1.875rem', fontWeight: 700 }),
);

export const keyList = style(app({ display: 'grid', gap: vars.space[8], margin: 0 }));

globalStyle(`${keyList} > div`, {
  '@layer': {
    app: { display: 'grid', gridTemplateColumns: '9rem 1fr', gap: vars.space[12], alignItems: 'center' },
  },
});

globalStyle(`${keyList} dt`, { '@layer': { app: { display: 'flex', gap: vars.space[4] } } });

globalStyle(`${keyList} dd`, { '@layer': { app: { margin: 0 } } });

export const keyCap = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.75rem',
    minBlockSize: '1.75rem',
    paddingInline: vars.space[4],
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.sm,
    backgroundColor: bg.subtle,
    fontFamily: vars.font.code,
    fontSize: '0.875rem',
  }),
);
