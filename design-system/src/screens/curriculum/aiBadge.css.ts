import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover, media, zIndex } from '../../theme/media.ts';
import { box } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

const { fg, status } = vars.color;

export const frame = componentStyle({ position: 'relative', display: 'inline-flex' });

export const trigger = componentStyle({
  ...text.xs,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '1.5rem',
  paddingInline: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  backgroundColor: status.info.bg,
  color: status.info.fg,
  fontWeight: 600,
  cursor: 'help',
  selectors: {
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: 0 },
  },
  '@media': {
    ...hover({ borderColor: status.info.border }),
    [media.coarse]: { selectors: { '&::after': { inset: '-10px' } } },
  },
});

export const bubble = componentStyle({
  ...text.sm,
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: zIndex.popover,
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, calc(100vw - 2rem))',
  marginBlockStart: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  ...box('md', 'raised'),
  boxShadow: vars.shadow.e3,
  color: fg.default,
  fontWeight: 400,
  textAlign: 'start',
  selectors: {
    // Lets the pointer move from the badge to the text.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '-8px',
      blockSize: '8px',
    },
  },
});
