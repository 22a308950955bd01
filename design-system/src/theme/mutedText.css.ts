import { vars } from './contract.css.ts';
import { componentStyle } from './layers.ts';
import { text } from './typography.ts';

const { fg } = vars.color;

/** Text that stands back behind what it explains. */
export const muted = componentStyle({ color: fg.muted });

/** The same in small print, as notes, terms and roles. */
export const smallMuted = componentStyle({ ...text.sm, color: fg.muted });
