import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text, title } from '../../theme/typography.ts';

declareLayers();

const { border, fg } = vars.color;

export const item = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[12], blockSize: '100%' }),
);

export const heading = style(component(title.sm));

export const description = style(component({ marginBlockEnd: vars.space[4], color: fg.muted }));

export const foot = style(
  component({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[12],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${border.default}`,
  }),
);

export const place = style(component({ display: 'grid', inlineSize: '100%' }));

export const done = style(
  component({
    ...text.sm,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[8],
    alignItems: 'center',
    minBlockSize: vars.control.md,
    overflowWrap: 'anywhere',
  }),
);

export const doneIcon = style(component({ color: vars.color.status.success.border }));
