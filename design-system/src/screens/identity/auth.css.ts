import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { flexColumn } from '../../theme/styleRules.ts';

export const frame = componentStyle({
  ...flexColumn(24),
  inlineSize: '100%',
  maxInlineSize: '29rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[32],
  '@media': { [media.md]: { paddingBlock: vars.space[64] } },
});

export const head = componentStyle({ ...flexColumn(8), marginBlockEnd: vars.space[24] });

export const noticeFrame = componentStyle({ marginBlockEnd: vars.space[24] });

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2.75rem',
});
