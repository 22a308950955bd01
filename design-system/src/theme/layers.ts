import { globalLayer, globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';

/** The cascade's order, weakest first; `app` is the consumer's. */
export const layers = ['reset', 'theme', 'base', 'component', 'utility', 'app'] as const;

/**
 * Writes the cascade's order into a `.css.ts`, so that it does not depend on which file a bundler puts first. `component`
 * and `utility` do it for their file; vanilla-extract writes it once however often it is called.
 */
export function declareLayers(): void {
  for (const layer of layers) globalLayer(layer);
}

/** A rule in the layer of components. */
export function component(rule: StyleRule): StyleRule {
  declareLayers();
  return { '@layer': { component: rule } };
}

/** Returns a class whose rule is in the layer of components. */
export const componentStyle = (rule: StyleRule): string => style(component(rule));

/** Writes a rule for a selector into the layer of components. */
export function globalComponentStyle(selector: string, rule: GlobalStyleRule): void {
  declareLayers();
  globalStyle(selector, { '@layer': { component: rule } });
}

/** A rule in the layer of layout utilities, which win over components. */
export function utility(rule: StyleRule): StyleRule {
  declareLayers();
  return { '@layer': { utility: rule } };
}
