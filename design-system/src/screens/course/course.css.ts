import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { stat, text, title } from '../../theme/typography.ts';

declareLayers();

const { bg, border, fg } = vars.color;

export const card = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], blockSize: '100%' }),
);

export const cardTitle = style(component(title.sm));

export const muted = style(component({ color: fg.muted }));

export const clamped = style(
  component({
    color: fg.muted,
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }),
);

export const facts = style(
  component({
    ...text.sm,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[20],
    rowGap: vars.space[8],
    color: fg.muted,
  }),
);

export const fact = style(component({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }));

export const cardFoot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${border.default}`,
  }),
);

export const amount = style(
  component({
    fontFamily: vars.font.display,
    fontSize: '1.25rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const price = style(component(stat));

export const struck = style(component({ color: fg.muted, fontVariantNumeric: 'tabular-nums' }));

export const checks = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }));

export const check = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] }),
);

export const checkIcon = style(component({ paddingBlockStart: vars.space[2], color: fg.link }));

export const filters = style(
  component({
    display: 'grid',
    alignItems: 'end',
    gap: vars.space[16],
    '@media': {
      [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 14rem)) auto', justifyContent: 'start' },
    },
  }),
);

export const small = style(component({ ...text.sm, color: fg.muted }));

export const count = style([small, component({ display: 'block', marginBlockStart: vars.space[12] })]);

export const catalog = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space[24] }));

export const header = style(
  component({
    backgroundColor: bg.brand,
    paddingBlock: vars.space[48],
    '@media': { [media.lg]: { paddingBlock: vars.space[64] } },
  }),
);

export const headerLayout = style(
  component({
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[64] } },
  }),
);

export const headerWords = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 }),
);

export const headerTitle = style(component({ ...title.displaySm, color: fg.onBrand }));

export const lead = style(component({ ...text.lg, maxInlineSize: '42rem', color: fg.muted }));

export const priceBox = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }));

export const details = style(
  component({
    display: 'grid',
    gap: vars.space[48],
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[64] } },
  }),
);

export const column = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[48], minInlineSize: 0 }),
);

export const aside = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minInlineSize: 0 }),
);

export const heading = style(component({ ...title.md, marginBlockEnd: vars.space[16] }));

export const curriculumTitle = style(component(title.md));

export const asideHeading = style(component({ ...title.sm, marginBlockEnd: vars.space[12] }));

export const headingLine = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    marginBlockEnd: vars.space[20],
  }),
);

export const outcomes = style(
  component({
    display: 'grid',
    gap: vars.space[16],
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[32] } },
  }),
);

/** Weeks along a line, the number on it. */
export const weeks = style(
  component({ borderInlineStart: `2px solid ${border.default}`, marginInlineStart: vars.space[8] }),
);

export const week = style(
  component({
    position: 'relative',
    paddingInlineStart: vars.space[24],
    paddingBlockEnd: vars.space[32],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '-9px',
        insetBlockStart: '0.25rem',
        inlineSize: '1rem',
        blockSize: '1rem',
        border: `4px solid ${vars.color.progress.fill}`,
        borderRadius: vars.radius.full,
        backgroundColor: bg.surface,
      },
    },
  }),
);

export const weekNumber = style(component({ ...text.sm, color: fg.muted, fontWeight: 600 }));

export const bullets = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    marginBlockStart: vars.space[8],
    paddingInlineStart: '1.25em',
    listStyleType: 'disc',
    color: fg.muted,
  }),
);

export const deliverables = style(
  component({ marginBlockStart: vars.space[12], fontWeight: 600, ...text.sm }),
);

export const locked = style(
  component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[20] }),
);

export const bio = style(component({ marginBlockStart: vars.space[12] }));
