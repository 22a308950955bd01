import { componentStyle, declareLayers } from '../../theme/layers.ts';
import { code } from '../../theme/typography.ts';

declareLayers();

export const codeText = componentStyle({ ...code, overflowWrap: 'anywhere' });
