import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

export const input = componentStyle({
  paddingInlineStart: '2.5rem',
  paddingInlineEnd: '3rem',
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
  },
});

export const clear = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  display: 'flex',
  // The input always has a placeholder, so this selector detects an empty input without state.
  selectors: { ':placeholder-shown ~ &, :disabled ~ &': { display: 'none' } },
});
