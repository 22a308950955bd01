import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

declareLayers();

export const count = style(
  component({
    ...text.sm,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlockStart: vars.space[8],
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const done = style(component({ color: vars.color.fg.default, fontWeight: 600 }));
