import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

export const list = componentStyle({
  ...text.sm,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  color: vars.color.fg.muted,
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  minBlockSize: '1.5rem',
  selectors: {
    // The slash has an empty alternative text, so that screen readers skip it.
    '&:not(:first-child)::before': { content: ['"/"', '"/" / ""'], color: vars.color.fg.subtle },
  },
});
