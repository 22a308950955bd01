import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { media, zIndex } from '../../theme/media.ts';

const { bg, border, fg, status } = vars.color;

export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[16],
  insetInlineEnd: vars.space[16],
  zIndex: zIndex.toast,
  inlineSize: 'min(24rem, 100% - 2rem)',
  pointerEvents: 'none',
  // On a phone they are below the page's bar: at the bottom they would cover the button that was just pressed.
  '@media': { [media.phone]: { insetBlock: '4.5rem auto' } },
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

const enter = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const toast = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  padding: vars.space[12],
  paddingInlineStart: vars.space[16],
  border: `1px solid ${border.default}`,
  borderInlineStart: `4px solid ${status.info.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.e3,
  color: fg.default,
  pointerEvents: 'auto',
  animation: `${enter} ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: status.success.border },
    '&[data-tone="warning"]': { borderInlineStartColor: status.warning.border },
    '&[data-tone="danger"]': { borderInlineStartColor: status.danger.border },
  },
});

export const icon = componentStyle({
  paddingBlockStart: vars.space[8],
  color: status.info.border,
  selectors: {
    '[data-tone="success"] > &': { color: status.success.border },
    '[data-tone="warning"] > &': { color: status.warning.border },
    '[data-tone="danger"] > &': { color: status.danger.border },
  },
});

export const body = componentStyle({ paddingBlock: '0.375rem', minInlineSize: 0 });

export const heading = componentStyle({ fontWeight: 600 });

export const action = componentStyle({ marginBlockStart: vars.space[8] });
