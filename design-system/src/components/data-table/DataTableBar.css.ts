import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';
import { narrow } from './DataTable.css.ts';

declareLayers();

const { bg, border, fg } = vars.color;

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
