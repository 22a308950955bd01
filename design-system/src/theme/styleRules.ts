import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

type Space = keyof typeof vars.space;

/** Children below one another; `gap` is in px of the space scale, here and in the other rules. */
export const flexColumn = (gap: Space) =>
  ({ display: 'flex', flexDirection: 'column', gap: vars.space[gap] }) satisfies StyleRule;

/** Children in a line that wraps. */
export const flexWrap = (gap: Space) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: vars.space[gap] }) satisfies StyleRule;

/** Children in a line that wraps, centered across it. */
export const flexLine = (gap: Space) => ({ ...flexWrap(gap), alignItems: 'center' }) satisfies StyleRule;

/** A grid of one column, which long words cannot widen. */
export const oneColumn = (gap: Space) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[gap],
  }) satisfies StyleRule;

/** A list of short texts with bullets. */
export const bulletedList = {
  ...flexColumn(8),
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
} satisfies StyleRule;

/** A mark, such as an icon, and the text beside it. */
export const markAndText = (gap: Space) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[gap],
  }) satisfies StyleRule;

/** As many equal columns of at least `narrowest` as fit; they fill the line. */
export const fittingColumns = (narrowest: string, gap: Space) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}), 1fr))`,
    gap: vars.space[gap],
  }) satisfies StyleRule;

/** A line above the content, with a distance to it. */
export const ruleAbove = (distance: Space) =>
  ({
    paddingBlockStart: vars.space[distance],
    borderBlockStart: `1px solid ${vars.color.border.default}`,
  }) satisfies StyleRule;

/** A bordered box on a surface. */
export const box = (
  radius: keyof typeof vars.radius = 'lg',
  background: keyof typeof vars.color.bg = 'surface',
) =>
  ({
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius[radius],
    backgroundColor: vars.color.bg[background],
  }) satisfies StyleRule;

/** A tinted square of this size with an icon in its middle. */
export const iconTile = (size: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.bg.selected,
    color: vars.color.fg.link,
  }) satisfies StyleRule;
