import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { component, declareLayers } from './layers.ts';
import { text } from './typography.ts';

declareLayers();

const { fg } = vars.color;

/** Text that stands back behind what it explains. */
export const muted = style(component({ color: fg.muted }));

/** The same in small print, as notes, terms and roles. */
export const smallMuted = style(component({ ...text.sm, color: fg.muted }));
