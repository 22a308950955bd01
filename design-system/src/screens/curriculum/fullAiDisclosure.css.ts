import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { iconTile, markAndText } from '../../theme/styleRules.ts';
import { title } from '../../theme/typography.ts';

const { border, fg } = vars.color;

export const full = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  columnGap: vars.space[64],
  rowGap: vars.space[24],
});

export const part = componentStyle({
  ...markAndText(16),
  paddingBlockEnd: vars.space[24],
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: { '[data-theme="dark"] &': { borderBlockEndColor: border.default } },
});

export const partIcon = componentStyle(iconTile('2.5rem'));

export const partHeading = componentStyle({ ...title.sm, marginBlockEnd: vars.space[4] });

export const partText = componentStyle({ maxInlineSize: '44rem', color: fg.muted, textWrap: 'pretty' });

export const report = style([partText, component({ gridColumn: '1 / -1' })]);
