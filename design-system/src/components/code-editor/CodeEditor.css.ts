import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

const { bg, border, status } = vars.color;

/** The box around the editor's shadow root. On the server it is empty, and about as high as a few lines. */
export const frame = componentStyle({
  minBlockSize: '10rem',
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.field,
  overflow: 'clip',
  selectors: {
    '&:focus-within': { outline: `2px solid ${border.focus}`, borderColor: border.focus },
    '&[data-invalid]': { borderColor: status.danger.border },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } },
    print: { minBlockSize: 0 },
  },
});
