import { vars } from './contract.css.ts';
import { componentStyle } from './layers.ts';
import { text } from './typography.ts';

const { fg } = vars.color;

/** Secondary text. */
export const muted = componentStyle({ color: fg.muted });

/** Small secondary text, such as notes, terms and roles. */
export const smallMuted = componentStyle({ ...text.sm, color: fg.muted });
