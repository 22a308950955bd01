import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { iconTile, markAndText } from '../../theme/styleRules.ts';

const { fg } = vars.color;

export const person = componentStyle({ ...markAndText(16), alignItems: 'center' });

export const roleIcon = componentStyle(iconTile('3.5rem'));

export const bio = componentStyle({ gridColumn: '1 / -1', color: fg.muted });
