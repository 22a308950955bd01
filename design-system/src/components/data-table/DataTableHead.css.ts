import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { stickyStart } from '../../theme/sticky.css.ts';
import { hideBelow, narrow } from './DataTable.css.ts';

const { bg, border, fg } = vars.color;

export const head = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

export const headCell = recipe({
  base: component({
    position: 'sticky',
    insetBlockStart: fallbackVar(stickyStart, '0px'),
    zIndex: 1,
    blockSize: vars.row,
    padding: `${vars.space[4]} ${vars.space[12]}`,
    borderBlockEnd: `1px solid ${border.default}`,
    backgroundColor: bg.subtle,
    color: fg.muted,
    fontWeight: 600,
    textAlign: 'start',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[16] },
      '&:last-child': { paddingInlineEnd: vars.space[16] },
    },
  }),
  variants: {
    align: { start: {}, end: component({ textAlign: 'end' }) },
    hideBelow,
    isSortable: { true: component({ paddingBlock: 0, selectors: { '&&': { paddingInline: 0 } } }) },
  },
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: vars.row,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  color: fg.muted,
  fontWeight: 600,
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-direction]': { color: fg.default },
    'th:first-child > &': { paddingInlineStart: vars.space[16] },
    'th:last-child > &': { paddingInlineEnd: vars.space[16] },
    // The icon is before the title, so that the title is aligned with the numbers below it.
    '&[data-align="end"]': { flexDirection: 'row-reverse' },
  },
  '@media': hover({ backgroundColor: vars.color.action.neutral.bgHover, color: fg.default }),
});
