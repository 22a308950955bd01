import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** The cascade's order, the design system's and ours the last: declared in every `.css.ts`, whichever comes first. */
export function declareLayers(): void {
  for (const layer of ['reset', 'theme', 'base', 'component', 'utility', 'app']) globalLayer(layer);
}

/** A rule of the app, which wins over the design system's. */
export const app = (rule: StyleRule): StyleRule => ({ '@layer': { app: rule } });
