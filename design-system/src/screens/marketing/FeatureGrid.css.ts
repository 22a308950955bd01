import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { title } from '../../theme/typography.ts';

declareLayers();

const { bg, fg } = vars.color;

export const feature = style(
  component({ display: 'grid', gap: vars.space[16], alignContent: 'start', blockSize: '100%' }),
);

export const iconTile = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    backgroundColor: bg.selected,
    color: fg.link,
  }),
);

export const words = style(component({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }));

export const heading = style(component(title.sm));

export const description = style(component({ color: fg.muted }));
