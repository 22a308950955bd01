import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { hover, media, zIndex } from '../../theme/media.ts';
import { flexLine } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

/** Stays visible: the result of saving and the save buttons. */
export const saveDock = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.lg,
  overflow: 'clip',
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.e2,
});

export const saveBar = componentStyle({
  ...flexLine(12),
  padding: `${vars.space[12]} ${vars.space[16]}`,
});

export const saveState = componentStyle({
  ...text.sm,
  display: 'flex',
  flex: '1 1 12rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: fg.muted,
});

export const problems = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  maxBlockSize: '30vh',
  marginBlockStart: vars.space[8],
  overflowY: 'auto',
});

export const problem = componentStyle({
  minBlockSize: '1.5rem',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
});

export const workroom = componentStyle({ containerType: 'inline-size' });

/** The modules beside the open lesson. */
export const workbench = componentStyle({
  display: 'grid',
  gap: vars.space[24],
  '@container': {
    '(width >= 56rem)': { gridTemplateColumns: '26rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

const line = (narrowest: string) =>
  component({
    display: 'grid',
    gap: vars.space[16],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}), 1fr))`,
  });

/** As many short fields in a line as fit; they fill the line. */
export const shortFields = style(line('10rem'));

/** Two fields in a line if both fit. */
export const fieldPair = style(line('16rem'));

export const lessonButton = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.control.sm,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': {
      backgroundColor: bg.selected,
      boxShadow: `inset 3px 0 0 ${border.focus}`,
      fontWeight: 600,
    },
    '[dir="rtl"] &[aria-current="true"]': { boxShadow: `inset -3px 0 0 ${border.focus}` },
  },
  '@media': {
    ...hover({ backgroundColor: bg.hover }, '[aria-current="true"]'),
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } } },
  },
});
