import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { box, fittingColumns, markAndText, oneColumn } from '../../theme/styleRules.ts';
import { title } from '../../theme/typography.ts';

const { border, fg, status } = vars.color;

/** Two cards side by side, or in one column if they do not fit. */
export const pair = componentStyle(fittingColumns('20rem', 24));

export const list = componentStyle({ display: 'grid', gap: vars.space[20], alignContent: 'start' });

export const heading = componentStyle({
  ...title.sm,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
});

export const headingIcon = componentStyle({
  display: 'inline-flex',
  selectors: {
    '&[data-tone="success"]': { color: status.success.border },
    '&[data-tone="danger"]': { color: status.danger.border },
    '&[data-tone="info"]': { color: fg.link },
  },
});

export const items = componentStyle({ display: 'grid' });

export const item = componentStyle({
  ...markAndText(12),
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${border.default}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const itemIcon = style([
  headingIcon,
  component({ paddingBlockStart: vars.space[2], alignItems: 'flex-start' }),
]);

export const documents = componentStyle(fittingColumns('22rem', 16));

export const document = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[16],
  alignContent: 'start',
  padding: vars.space[16],
  ...box(),
  '@media': { ...hover({ borderColor: border.strong }), [media.sm]: { padding: vars.space[20] } },
});

export const documentIcon = componentStyle({ paddingBlockStart: vars.space[2], color: fg.link });

export const documentText = componentStyle({ ...oneColumn(4), minInlineSize: 0 });

/** The whole row is clickable; its title is the link. */
export const documentLink = componentStyle({
  fontWeight: 600,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  },
});
