import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layers.ts';
import { mapValues } from '../../theme/mapValues.ts';
import { text } from '../../theme/typography.ts';

export const badge = recipe({
  base: component({
    ...text.xs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    flexShrink: 0,
    maxInlineSize: '100%',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontWeight: 600,
  }),
  variants: {
    tone: mapValues(vars.color.status, ({ bg, fg }) => component({ backgroundColor: bg, color: fg })),
    isOutlined: {
      true: component({ backgroundColor: 'transparent', borderColor: vars.color.border.control }),
    },
  },
});
