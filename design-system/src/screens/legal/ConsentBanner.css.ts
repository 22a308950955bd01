import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { zIndex } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

/** Sticks to the bottom of the window. It is in the flow after the content, so it does not cover the end of the page. */
export const region = componentStyle({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  borderBlockStart: `1px solid ${border.default}`,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.e3,
  color: fg.default,
  '@media': { print: { display: 'none' } },
});

export const body = componentStyle({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  '@container': {
    '(min-width: 48rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[48],
      paddingBlock: vars.space[20],
    },
  },
});

export const words = componentStyle({ display: 'grid', gap: vars.space[4], maxInlineSize: '45rem' });

export const heading = componentStyle({ ...text.md, fontFamily: vars.font.body, fontWeight: 700 });

export const description = componentStyle({ ...text.sm, color: fg.muted });

export const choiceLine = componentStyle({ ...text.sm, fontWeight: 600 });

/** Both choices have the same width, height and look. */
export const choices = componentStyle({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(2, minmax(8rem, 1fr))',
  selectors: { '&[data-closable]': { gridTemplateColumns: 'repeat(2, minmax(6rem, 1fr)) auto' } },
});
