import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The surface of a menu or a popover, with its entrance and exit. */
export const floating = {
  boxSizing: 'border-box',
  maxInlineSize: 'min(22rem, calc(100vi - 1.5rem))',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.raised,
  boxShadow: vars.shadow.e3,
  color: vars.color.fg.default,
  outline: 'none',
  transition: `opacity ${vars.duration.slow} ${vars.easing.out}, translate ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -0.25rem' },
    '&[data-placement="top"]:is([data-entering], [data-exiting])': { translate: '0 0.25rem' },
    '&[data-exiting]': {
      transitionDuration: `calc(${vars.duration.slow} * 2 / 3)`,
      transitionTimingFunction: vars.easing.in,
    },
  },
} satisfies StyleRule;
