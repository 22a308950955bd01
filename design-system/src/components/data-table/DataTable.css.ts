import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

declareLayers();

const { bg, border, fg } = vars.color;

const box = createContainer();

/** Where rows are cards. */
const narrow = `${box} (width < 40rem)`;

const below = (width: string) =>
  component({ '@container': { [`${box} (40rem <= width < ${width})`]: { display: 'none' } } });

const hideBelow = { md: below('48rem'), lg: below('64rem'), xl: below('80rem') };

export const root = style(component({ containerName: box, containerType: 'inline-size', minInlineSize: 0 }));

export const frame = style(
  component({
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: bg.surface,
    color: fg.default,
    // Clips the corners and, unlike `hidden`, lets the head stick to the page.
    overflow: 'clip',
    selectors: {
      '&:has(> [tabindex]:focus-visible)': {
        outline: `2px solid ${border.focus}`,
        outlineOffset: '2px',
      },
    },
    '@container': {
      [narrow]: { overflow: 'visible', border: 0, borderRadius: 0, backgroundColor: 'transparent' },
    },
  }),
);

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minBlockSize: '3.5rem',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${border.default}`,
    selectors: { '&[data-selecting]': { backgroundColor: bg.selected } },
    '@container': {
      [narrow]: {
        marginBlockEnd: vars.space[12],
        paddingInline: 0,
        borderBlockEnd: 0,
        selectors: { '&[data-selecting]': { paddingInline: vars.space[12], borderRadius: vars.radius.md } },
      },
    },
  }),
);

export const titleGroup = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 }),
);

export const count = style(
  component({ color: fg.muted, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }),
);

export const selection = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] }),
);

export const selectionCount = style(
  component({
    ...text.sm,
    marginInlineEnd: vars.space[8],
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const narrowBar = style(
  component({
    display: 'none',
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: vars.space[12],
        marginBlockEnd: vars.space[12],
      },
    },
  }),
);

export const narrowSort = style(component({ flexGrow: 1, maxInlineSize: '24rem' }));

export const scroller = style(
  component({
    overflowX: 'auto',
    selectors: {
      [`[data-fits] > &`]: { overflow: 'visible' },
      // The ring is the frame's: head and row titles would lie over it here.
      '&:focus-visible': { outline: 'none' },
    },
    '@container': { [narrow]: { overflow: 'visible' } },
  }),
);

export const table = style(
  component({
    ...text.sm,
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': { [narrow]: { display: 'block' } },
  }),
);

export const caption = style(
  component({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);

export const head = style(component({ '@container': { [narrow]: { display: 'none' } } }));

export const headCell = recipe({
  base: component({
    position: 'sticky',
    insetBlockStart: 'var(--rwc-sticky-start, 0px)',
    zIndex: 1,
    blockSize: vars.row,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
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

export const sortButton = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: vars.row,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    color: fg.muted,
    fontWeight: 600,
    textAlign: 'start',
    selectors: {
      '&:hover': { backgroundColor: vars.color.action.neutral.bgHover, color: fg.default },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-direction]': { color: fg.default },
      'th:first-child > &': { paddingInlineStart: vars.space[16] },
      'th:last-child > &': { paddingInlineEnd: vars.space[16] },
      // The icon before the word: the word ends where the numbers below it end.
      '&[data-align="end"]': { flexDirection: 'row-reverse' },
    },
  }),
);

export const body = style(
  component({
    '@container': { [narrow]: { display: 'grid', gap: vars.space[12] } },
  }),
);

export const row = style(
  component({
    backgroundColor: bg.surface,
    selectors: {
      '&[data-selected]': { backgroundColor: bg.selected },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-selected])': { backgroundColor: bg.hover } } },
    },
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
  }),
);

export const cell = recipe({
  base: component({
    blockSize: vars.row,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
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
        gridTemplateColumns: 'minmax(5rem, 2fr) minmax(0, 3fr)',
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
            marginBlock: `${vars.space[4]} calc(-1 * ${vars.space[8]})`,
            paddingBlockStart: vars.space[8],
            borderBlockStart: `1px solid ${border.default}`,
            selectors: { '&&': { textAlign: 'end' } },
          },
        },
      }),
    },
  },
});

export const selectCell = style(
  component({
    inlineSize: '3rem',
    padding: 0,
    borderBlockEnd: `1px solid ${border.subtle}`,
    selectors: {
      'thead &&': { padding: 0, borderBlockEndColor: border.default },
      'tbody > tr:last-child > &': { borderBlockEnd: 0 },
      '[data-theme="dark"] &': { borderBlockEndColor: border.default },
    },
    '@container': { [narrow]: { order: -1, inlineSize: 'auto', borderBlockEnd: 0 } },
  }),
);

export const rowTitle = style(
  component({
    fontWeight: 600,
    selectors: {
      // What names the row stays in sight while the rest scrolls.
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
        selectors: { 'td + &': { gridColumn: 2 } },
      },
    },
  }),
);

export const checkboxHit = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '3rem',
    minBlockSize: vars.row,
    cursor: 'pointer',
    '@container': { [narrow]: { minInlineSize: '1.5rem', minBlockSize: '1.5rem' } },
  }),
);

export const checkboxText = style(
  component({
    ...text.sm,
    gap: vars.space[12],
    justifyContent: 'flex-start',
    minBlockSize: vars.control.md,
    fontWeight: 500,
  }),
);

export const checkbox = style(
  component({
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    flexShrink: 0,
    accentColor: vars.color.action.primary.bg,
    cursor: 'inherit',
  }),
);

export const actions = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    '@container': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${vars.space[8]})` },
    },
  }),
);

export const message = style(
  component({
    padding: vars.space[16],
    textAlign: 'center',
    '@container': { [narrow]: { display: 'block', paddingInline: 0 } },
  }),
);

export const messageText = style(component({ ...text.md, paddingBlock: vars.space[32], color: fg.muted }));

// The frame of the table is frame enough.
globalStyle(`${message} > [data-component]`, {
  '@layer': { component: { border: 0, paddingBlock: vars.space[32] } },
});
