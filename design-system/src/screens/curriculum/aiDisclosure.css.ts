import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { hover } from '../../theme/media.ts';
import { markAndText } from '../../theme/styleRules.ts';
import { text } from '../../theme/typography.ts';

export const badgeLink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  '@media': hover({ textDecoration: 'underline' }),
});

export const sentence = componentStyle({
  ...text.sm,
  ...markAndText(8),
  color: vars.color.fg.muted,
});
