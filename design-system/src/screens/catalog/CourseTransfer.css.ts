import { componentStyle } from '../../theme/layers.ts';
import { bulletedList } from '../../theme/styleRules.ts';

/** A list of changes or problems. */
export const listed = componentStyle(bulletedList);
