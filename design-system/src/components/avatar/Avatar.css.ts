import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';

const px = (size: number, font: number) =>
  component({ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem`, fontSize: `${font / 16}rem` });

export const avatar = recipe({
  base: component({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.status.neutral.bg,
    color: vars.color.status.neutral.fg,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
  }),
  variants: { size: { sm: px(24, 10), md: px(32, 12), lg: px(48, 18), xl: px(80, 28) } },
});

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
