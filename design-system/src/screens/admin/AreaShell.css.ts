import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { text } from '../../theme/typography.ts';

export const main = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  padding: vars.space[16],
  '@media': { [media.md]: { padding: vars.space[32] } },
});

export const person = componentStyle({
  ...text.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingInlineStart: vars.space[4],
});

export const personName = componentStyle({ overflowWrap: 'anywhere' });

export const personRole = style([smallMuted, component({ display: 'block' })]);
