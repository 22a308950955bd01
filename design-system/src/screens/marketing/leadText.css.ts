import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { component, declareLayers } from '../../theme/layers.ts';
import { text } from '../../theme/typography.ts';

declareLayers();

/** The paragraph that leads into a page or a section. */
export const leadText = style(component({ ...text.lg, color: vars.color.fg.muted }));
