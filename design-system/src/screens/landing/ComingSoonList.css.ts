import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';

const { border, fg } = vars.color;

export const item = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  blockSize: '100%',
});

export const heading = componentStyle(title.sm);

export const description = componentStyle({ marginBlockEnd: vars.space[4], color: fg.muted });

export const foot = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${border.default}`,
});

export const place = componentStyle({ display: 'grid', inlineSize: '100%' });

export const done = componentStyle({
  ...text.sm,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'center',
  minBlockSize: vars.control.md,
  overflowWrap: 'anywhere',
});

export const doneIcon = componentStyle({ color: vars.color.status.success.border });
