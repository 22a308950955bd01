import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

const layers = ['reset', 'theme', 'base', 'component', 'utility', 'app'];

/** Returns a class whose rule wins over the design system's; writes the cascade's order into its `.css.ts`. */
export function appStyle(rule: StyleRule): string {
  for (const layer of layers) globalLayer(layer);
  return style({ '@layer': { app: rule } });
}
