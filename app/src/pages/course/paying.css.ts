import { appStyle } from '../../shell/frame/layer.ts';

/** As wide as a line of text can be and still be easy to read. */
export const measure = appStyle({ maxInlineSize: '42rem' });
