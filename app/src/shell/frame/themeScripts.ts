import { themeScript } from '@redwhiteandcode/design-system';

/** The background colors of both themes, for the browser's toolbars. */
export const themeColors = { light: '#f9fafc', dark: '#090f17' } as const;

/**
 * Returns a script that adds the chosen theme's `theme-color` before those that follow the system, because browsers use
 * the first one, and updates it when the choice changes. A function, so that the browser's bundle does not contain it.
 */
const themeColorScript = (): string =>
  `(function(d,r,m){function f(){var c=r.dataset;if(c.themeChoice==="system"){m.remove();return}m.content=c.theme==="dark"?"${themeColors.dark}":"${themeColors.light}";if(!m.isConnected)d.head.prepend(m)}m.name="theme-color";f();new MutationObserver(f).observe(r,{attributeFilter:["data-theme","data-theme-choice"]})})(document,document.documentElement,document.createElement("meta"))`;

/** The head's inline script, only for prerendering: a browser that hydrates the page has it in the HTML. */
export const themeScripts = import.meta.env.SSR ? `${themeScript};${themeColorScript()}` : '';
