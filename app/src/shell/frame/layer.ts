import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

const layers = ['reset', 'theme', 'base', 'component', 'utility', 'app'];

/** Returns a class that overrides the design system's styles. Adds the order of the cascade layers to its `.css.ts` file. */
export function appStyle(rule: StyleRule): string {
  for (const layer of layers) globalLayer(layer);
  return style({ '@layer': { app: rule } });
}
