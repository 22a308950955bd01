import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

declareLayers();

const { border, fg } = vars.color;

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
  }),
);

export const titles = style(
  component({ display: 'grid', gap: vars.space[4], flex: '1 1 18rem', minInlineSize: 0 }),
);

export const summary = style(component({ ...text.sm, color: fg.muted, fontVariantNumeric: 'tabular-nums' }));

export const tools = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space[12] }),
);

// The width that the specification gives the search boxes.
export const search = style(component({ inlineSize: '16rem', maxInlineSize: '100%' }));

export const filter = style(component({ minInlineSize: '11rem' }));

export const toolsEnd = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginInlineStart: 'auto' }),
);

export const two = style(component({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const second = style(component({ ...text.sm, color: fg.muted, overflowWrap: 'anywhere' }));

export const facts = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: vars.space[16],
  }),
);

export const fact = style(component({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const factName = style(component({ ...text.sm, color: fg.muted }));

export const factValue = style(component({ overflowWrap: 'anywhere' }));

export const review = style(
  component({
    display: 'grid',
    gap: vars.space[24],
    containerType: 'inline-size',
  }),
);

export const reviewColumns = style(
  component({
    display: 'grid',
    gap: vars.space[24],
    alignItems: 'start',
    '@container': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

export const proof = style(
  component({
    inlineSize: '100%',
    minBlockSize: '24rem',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.bg.subtle,
    objectFit: 'contain',
  }),
);

export const mail = style(
  component({
    padding: vars.space[16],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.bg.subtle,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

export const changes = style(
  component({
    display: 'grid',
    gap: vars.space[4],
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  }),
);

export const queue = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
  }),
);

export const live = style(
  component({
    ...text.sm,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    color: fg.muted,
  }),
);
