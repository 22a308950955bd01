import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';

const { action, bg, border, fg, progress } = vars.color;

export const art = componentStyle({ inlineSize: '100%' });

/** Surfaces of a drawing, with their edge. */
export const filled = styleVariants({
  paper: component({ fill: bg.surface, stroke: border.control, strokeWidth: 1.5 }),
  shade: component({ fill: bg.selected, stroke: border.control, strokeWidth: 1.5 }),
  ink: component({ fill: fg.link }),
});

const words = (fontSize: string) =>
  component({ fill: fg.default, fontFamily: vars.font.body, fontSize, fontWeight: 600 });

/** Texts of a drawing, in its own pixels. */
export const written = styleVariants({ label: words('16px'), line: words('20px') });

const stroke = (color: string, width: number) =>
  component({ stroke: color, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' });

/** Strokes of a drawing; `mark` is its one red. */
export const drawn = styleVariants({
  hairline: stroke(border.control, 1.5),
  faint: stroke(border.default, 6),
  wave: stroke(border.default, 3),
  ink: stroke(fg.link, 6),
  heavy: stroke(fg.link, 10),
  cable: stroke(fg.link, 3),
  tick: stroke(progress.complete, 3.5),
  mark: component({ stroke: action.accent.bg, strokeWidth: 6 }),
});
