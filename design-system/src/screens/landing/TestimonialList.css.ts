import { vars } from '../../theme/contract.css.ts';
import { componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

const { border, fg } = vars.color;

export const frame = componentStyle({ display: 'grid', gap: vars.space[24] });

export const label = componentStyle({
  ...text.sm,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  color: fg.muted,
});

export const figure = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  blockSize: '100%',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: '1.625rem',
});

export const stars = componentStyle({ display: 'inline-flex', gap: vars.space[2], color: fg.link });

/** A star that was given is filled, one that was not is an outline. */
export const given = componentStyle({});

globalComponentStyle(`${given} svg`, { fill: 'currentColor' });

export const quote = componentStyle({ ...text.lg, textWrap: 'pretty' });

export const person = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${border.default}`,
});

export const name = componentStyle({ fontWeight: 600 });

export const role = componentStyle({ ...text.sm, color: fg.muted });
