import { globalLayer, globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';

/** The cascade layers, lowest precedence first; `app` is for the consumer's styles. */
const layers = ['reset', 'theme', 'base', 'component', 'utility', 'app'] as const;

/**
 * Declares the order of the layers in a `.css.ts`, so that it does not depend on the order in which a bundler loads files.
 * `component` and `utility` call it for their file; vanilla-extract writes the declaration once per file.
 */
export function declareLayers(): void {
  for (const layer of layers) globalLayer(layer);
}

/** Returns a rule in the `component` layer. */
export function component(rule: StyleRule): StyleRule {
  declareLayers();
  return { '@layer': { component: rule } };
}

/** Returns a class with its rule in the `component` layer. */
export const componentStyle = (rule: StyleRule): string => style(component(rule));

/** Adds a rule for a selector to the `component` layer. */
export function globalComponentStyle(selector: string, rule: GlobalStyleRule): void {
  declareLayers();
  globalStyle(selector, { '@layer': { component: rule } });
}

/** Returns a rule in the `utility` layer, which takes precedence over components. */
export function utility(rule: StyleRule): StyleRule {
  declareLayers();
  return { '@layer': { utility: rule } };
}
