import { vars } from '../../theme/contract.css.ts';
import { component, componentStyle } from '../../theme/layers.ts';
import { styleVariants } from '@vanilla-extract/css';

const { bg, border } = vars.color;

const picture = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.xl,
  backgroundColor: bg.surface,
  boxShadow: vars.shadow.e3,
});

/** Only the picture of the theme around it is shown. A hidden one that loads lazily is never requested. */
export const inTheme = styleVariants({
  light: [picture, component({ selectors: { '[data-theme="dark"] &': { display: 'none' } } })],
  dark: [
    picture,
    component({ display: 'none', selectors: { '[data-theme="dark"] &': { display: 'block' } } }),
  ],
});
