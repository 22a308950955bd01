import { style } from '@vanilla-extract/css';
import { component, declareLayers } from '../../theme/layers.ts';
import { code } from '../../theme/typography.ts';

declareLayers();

export const codeText = style(component({ ...code, overflowWrap: 'anywhere' }));
