import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

/** The cascade's order, weakest first; `app` is the consumer's. */
export const layers = ['reset', 'theme', 'base', 'component', 'utility', 'app'] as const;

/** Called first in every `.css.ts`, so that the order holds whichever file a bundler puts first. */
export function declareLayers(): void {
  for (const layer of layers) globalLayer(layer);
}

/** A rule in the layer of components. */
export function component(rule: StyleRule): StyleRule {
  return { '@layer': { component: rule } };
}

/** Returns a class whose rule is in the layer of components. */
export const componentStyle = (rule: StyleRule): string => style(component(rule));

/** A rule in the layer of layout utilities, which win over components. */
export function utility(rule: StyleRule): StyleRule {
  return { '@layer': { utility: rule } };
}
