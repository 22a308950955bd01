import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';

const { action, bg, border, fg, status } = vars.color;

/** The label of a checkbox, radio or switch, with the control at its start. */
export const choice = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'start',
  gap: vars.space[12],
  minBlockSize: '1.5rem',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: fg.disabled, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { paddingBlock: '0.625rem' } },
});

/** The help and the error below a choice, aligned with its label. */
export const choiceHelp = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingInlineStart: 'calc(1.25rem + 0.75rem)',
  selectors: { '&:empty': { display: 'none' } },
});

/** The input, styled because the browser's default has a different gray in the dark theme. */
export const box = component({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlock: '0.125rem',
  flexShrink: 0,
  border: `1px solid ${border.control}`,
  backgroundColor: bg.field,
  color: action.primary.bg,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: status.danger.border },
    '&:is(:checked, [type="checkbox"]:indeterminate)': { borderColor: 'currentColor' },
    '&:disabled': { borderColor: border.default, backgroundColor: bg.subtle, color: fg.disabled },
    '&::before': { content: '""', inlineSize: '0.75rem', blockSize: '0.75rem' },
    '&:not(:checked, [type="checkbox"]:indeterminate)::before': { visibility: 'hidden' },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});

/** A box with a check mark, or with a bar in the mixed state. */
export const checkbox = style([
  box,
  component({
    borderRadius: vars.radius.sm,
    selectors: {
      '&:is(:checked, :indeterminate):enabled': { backgroundColor: 'currentColor' },
      '&::before': {
        backgroundColor: action.primary.fg,
        clipPath: 'polygon(7% 58%, 39% 90%, 94% 28%, 81% 17%, 38% 65%, 18% 46%)',
      },
      '&:disabled::before': { backgroundColor: 'currentColor' },
      '&:indeterminate::before': { clipPath: 'inset(42% 8%)' },
    },
  }),
]);
