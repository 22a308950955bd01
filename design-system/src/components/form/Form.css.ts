import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { text, title } from '../../theme/typography.ts';

const { bg, border, fg, status } = vars.color;

export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

export const summary = componentStyle({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `2px solid ${status.danger.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.surface,
  color: fg.default,
  selectors: {
    '&:focus': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '2px',
      '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
    },
  },
});

export const summaryIcon = componentStyle({
  flexShrink: 0,
  paddingBlockStart: '0.1875rem',
  color: status.danger.fg,
});

export const summaryBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const summaryTitle = componentStyle(title.sm);

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

export const link = componentStyle({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  paddingBlock: vars.space[2],
  color: status.danger.fg,
  fontWeight: 500,
  '@media': { ...hover({ textDecorationThickness: '2px' }), [media.coarse]: { paddingBlock: '0.625rem' } },
});

export const saved = componentStyle({
  ...text.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontWeight: 600,
});
