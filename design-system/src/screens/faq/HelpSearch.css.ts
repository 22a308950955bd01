import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

declareLayers();

export const frame = style(component({ display: 'grid', gap: vars.space[24] }));

export const search = style(component({ display: 'grid', gap: vars.space[16] }));

export const field = style(component({ maxInlineSize: '36rem' }));

export const count = style(component({ ...text.sm, color: vars.color.fg.muted }));
