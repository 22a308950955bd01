import { vars } from '@redwhiteandcode/design-system';
import { style } from '@vanilla-extract/css';

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[16],
  alignItems: 'end',
  padding: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

export const controlsFooter = style({ display: 'flex', justifyContent: 'flex-end', gridColumn: '-2 / -1' });
