import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, declareLayers } from '../../../theme/layers.ts';
import { media, zIndex } from '../../../theme/media.ts';
import { text } from '../../../theme/typography.ts';

declareLayers();

const { bg, border, fg } = vars.color;

export const saveBar = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: bg.raised,
    boxShadow: vars.shadow.e2,
  }),
);

export const saveState = style(
  component({
    ...text.sm,
    display: 'flex',
    flex: '1 1 12rem',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    color: fg.muted,
  }),
);

export const problems = style(
  component({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[8] }),
);

export const problem = style(
  component({
    minBlockSize: '1.5rem',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    cursor: 'pointer',
  }),
);

/** The modules beside the lesson that is written. */
export const workbench = style(
  component({
    display: 'grid',
    gap: vars.space[24],
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)', alignItems: 'start' },
    },
  }),
);

export const lessonButton = style(
  component({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.control.sm,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.sm,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: bg.hover },
      '&[aria-current="true"]': {
        backgroundColor: bg.selected,
        boxShadow: `inset 3px 0 0 ${border.focus}`,
        fontWeight: 600,
      },
      '[dir="rtl"] &[aria-current="true"]': { boxShadow: `inset -3px 0 0 ${border.focus}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
