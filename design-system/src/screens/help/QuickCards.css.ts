import { componentStyle } from '../../theme/layers.ts';
import { flexColumn } from '../../theme/styleRules.ts';

export const card = componentStyle({ ...flexColumn(20), blockSize: '100%' });

export const action = componentStyle({ marginBlockStart: 'auto' });
