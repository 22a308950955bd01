import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { oneColumn } from '../../theme/styleRules.ts';
import { eyebrow, text, title } from '../../theme/typography.ts';
import { style, styleVariants } from '@vanilla-extract/css';
import { smallMuted } from '../../theme/mutedText.css.ts';

const { action, fg } = vars.color;

export const scene = componentStyle({ containerType: 'inline-size', inlineSize: '100%' });

export const cards = componentStyle(oneColumn(16));

globalComponentStyle(`${cards} > [data-component="Card"]`, { boxShadow: vars.shadow.e3 });

// Several cards are like stairs: each second one starts further in.
const wide = (margin: 'marginInlineStart' | 'marginInlineEnd') => ({
  '@container': { '(min-width: 25rem)': { [margin]: '9%' } },
});
globalComponentStyle(`${cards} > :nth-child(odd):not(:only-child)`, wide('marginInlineEnd'));
globalComponentStyle(`${cards} > :nth-child(even)`, wide('marginInlineStart'));

export const part = componentStyle(oneColumn(16));

/** A drawing or an icon, the text beside it, and possibly a badge at the end. */
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[16],
});

export const partTitle = componentStyle({ ...text.md, fontWeight: 600 });

/** The seal is beside the words instead of below them. */
const wideCertificate = '(min-width: 21rem)';

/** Like a printed certificate, with a line inside the edge. */
export const certificate = componentStyle({
  ...oneColumn(20),
  alignItems: 'center',
  justifyItems: 'center',
  padding: vars.space[24],
  border: `1px solid ${fg.link}`,
  borderRadius: vars.radius.sm,
  textAlign: 'center',
  '@container': {
    [wideCertificate]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      justifyItems: 'stretch',
      textAlign: 'start',
    },
  },
});

export const paper = componentStyle({ padding: vars.space[8] });

export const certificateRule = componentStyle({
  inlineSize: '3rem',
  marginBlockEnd: vars.space[12],
  marginInline: 'auto',
  borderBlockStart: `4px solid ${action.accent.bg}`,
  '@container': { [wideCertificate]: { marginInlineStart: 0 } },
});

export const learner = componentStyle({ ...title.md, marginBlock: vars.space[4] });

export const certified = style([smallMuted, component({ marginBlockEnd: vars.space[4] })]);

export const number = componentStyle({ ...eyebrow, marginBlockStart: vars.space[12], color: fg.muted });

export const seal = componentStyle({ inlineSize: '4rem', fill: 'none' });

/** The parts of the seal. */
export const sealParts = styleVariants({
  ribbon: component({ fill: fg.link }),
  disc: component({ fill: action.primary.bg }),
  check: component({
    stroke: action.primary.fg,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
});

export const figures = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const figure = componentStyle({
  ...title.md,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
