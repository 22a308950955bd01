import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';
import { narrow } from './DataTable.css.ts';

const { border } = vars.color;

export const selectCell = componentStyle({
  inlineSize: '3rem',
  padding: 0,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: {
    'thead &&': { padding: 0, borderBlockEndColor: border.default },
    'tbody > tr:last-child > &': { borderBlockEnd: 0 },
    '[data-theme="dark"] &': { borderBlockEndColor: border.default },
  },
  '@container': { [narrow]: { order: -1, inlineSize: 'auto', borderBlockEnd: 0 } },
});

export const checkboxHit = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '3rem',
  minBlockSize: vars.row,
  cursor: 'pointer',
  '@container': { [narrow]: { minInlineSize: '1.5rem', minBlockSize: '1.5rem' } },
});

export const checkboxText = componentStyle({
  ...text.sm,
  gap: vars.space[12],
  justifyContent: 'flex-start',
  minBlockSize: vars.control.md,
  fontWeight: 500,
});
