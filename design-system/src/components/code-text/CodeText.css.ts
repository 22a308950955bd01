import { componentStyle } from '../../theme/layers.ts';
import { code } from '../../theme/typography.ts';

export const codeText = componentStyle({ ...code, overflowWrap: 'anywhere' });
