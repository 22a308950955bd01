import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';

const { action, bg, fg } = vars.color;

const size = (inlineSize: string) => component({ inlineSize, blockSize: inlineSize, flexShrink: 0 });

/** The drawing. */
export const motif = styleVariants({ sm: size('3rem'), lg: size('4.5rem') });

/** The parts of a drawing; `mark` is its one red. */
export const motifParts = styleVariants({
  line: component({
    stroke: fg.link,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
  shape: component({
    fill: bg.selected,
    stroke: fg.link,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
  mark: component({ fill: action.accent.bg, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
});
