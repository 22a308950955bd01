import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle, globalComponentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';
import { hideBelow, narrow } from './DataTable.css.ts';
import { selectCell } from './selection.css.ts';

const { bg, border, fg } = vars.color;

export const body = componentStyle({
  '@container': { [narrow]: { display: 'grid', gap: vars.space[12] } },
});

export const row = componentStyle({
  backgroundColor: bg.surface,
  selectors: {
    '&[data-selected]': { backgroundColor: bg.selected },
  },
  '@media': hover({ backgroundColor: bg.hover }, '[data-selected]'),
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[12],
      rowGap: vars.space[8],
      padding: vars.space[16],
      border: `1px solid ${border.default}`,
      borderRadius: vars.radius.lg,
    },
  },
});

export const cell = recipe({
  base: component({
    blockSize: vars.row,
    padding: `${vars.space[4]} ${vars.space[12]}`,
    borderBlockEnd: `1px solid ${border.subtle}`,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[16] },
      '&:last-child': { paddingInlineEnd: vars.space[16] },
      'tr:last-child > &': { borderBlockEnd: 0 },
      '[data-theme="dark"] &': { borderBlockEndColor: border.default },
    },
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'min(6.5rem, 40%) minmax(0, 1fr)',
        alignItems: 'baseline',
        columnGap: vars.space[12],
        blockSize: 'auto',
        padding: 0,
        borderBlockEnd: 0,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        selectors: {
          '&&': { paddingInline: 0 },
          'td&[data-label]::before': {
            content: 'attr(data-label)',
            color: fg.muted,
            fontWeight: 500,
          },
        },
      },
    },
  }),
  variants: {
    align: { start: {}, end: component({ textAlign: 'end' }) },
    hideBelow,
    isActions: {
      true: component({
        textAlign: 'end',
        whiteSpace: 'nowrap',
        '@container': {
          [narrow]: {
            display: 'block',
            whiteSpace: 'normal',
            marginBlockStart: vars.space[4],
            paddingBlockStart: vars.space[8],
            borderBlockStart: `1px solid ${border.default}`,
            selectors: { '&&': { textAlign: 'end' }, '&:empty': { display: 'none' } },
          },
        },
      }),
    },
  },
});

export const rowTitle = componentStyle({
  fontWeight: 600,
  selectors: {
    // The row's title stays visible while the other columns scroll.
    '[data-scrolls] &': {
      position: 'sticky',
      insetInlineStart: 0,
      borderInlineEnd: `1px solid ${border.default}`,
      backgroundColor: 'inherit',
    },
  },
  '@container': {
    [narrow]: {
      ...text.md,
      order: -1,
      display: 'block',
      selectors: { [`${selectCell} + &`]: { gridColumn: 2 } },
    },
  },
});

export const actions = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap' },
  },
});

export const message = componentStyle({
  padding: vars.space[16],
  textAlign: 'center',
  '@container': { [narrow]: { display: 'block', paddingInline: 0, overflowWrap: 'anywhere' } },
});

export const messageText = componentStyle({ ...text.md, paddingBlock: vars.space[32], color: fg.muted });

// An id is not broken in a column, but may be in a card.
globalComponentStyle(`${cell.classNames.base} code`, {
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { whiteSpace: 'normal' } },
});

// The table has a frame already.
globalComponentStyle(`${message} > [data-component]`, { border: 0, paddingBlock: vars.space[32] });

globalComponentStyle(`${cell.classNames.variants.align.end} > [data-component="Skeleton"] > *`, {
  marginInlineStart: 'auto',
  '@container': { [narrow]: { marginInlineStart: 0 } },
});

// In a card, the skeleton is beside a label with a different baseline.
globalComponentStyle(`${cell.classNames.base} > [data-component="Skeleton"]`, { alignSelf: 'center' });
