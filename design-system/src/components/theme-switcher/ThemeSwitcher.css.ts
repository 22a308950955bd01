import { vars } from '../../theme/contract.css.ts';
import { overlaidInput } from '../../theme/controlStyles.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media } from '../../theme/media.ts';
import { text } from '../../theme/typography.ts';

const { bg, border, fg } = vars.color;

export const group = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: vars.space[4],
  gap: vars.space[2],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: bg.subtle,
});

export const option = componentStyle({
  ...text.sm,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2rem',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  color: fg.muted,
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { ...hover({ color: fg.default }), [media.coarse]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&:has(:checked)': {
      backgroundColor: bg.surface,
      boxShadow: `0 0 0 1px ${border.control}`,
      color: fg.default,
      '@media': {
        [media.forcedColors]: {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    '&:has(:focus-visible)': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});

export const input = componentStyle(overlaidInput);
