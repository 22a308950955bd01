import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';

const { action, bg, fg } = vars.color;

/** The drawing. */
export const motif = componentStyle({ inlineSize: '3.5rem', blockSize: '3.5rem', flexShrink: 0 });

/** The parts of a drawing; `mark` is its one red. */
export const motifParts = styleVariants({
  line: component({
    stroke: fg.link,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
  shape: component({
    fill: bg.selected,
    stroke: fg.link,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
  mark: component({ fill: action.accent.bg, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
});

/** The badges, with the drawing of the course at the end of the line. */
export const cardHead = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[12],
});
