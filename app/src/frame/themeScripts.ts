import { themeScript } from '@redwhiteandcode/design-system';

/** The canvas of both themes, for the browser's own bars. */
export const themeColors = { light: '#f9fafc', dark: '#090f17' } as const;

/**
 * Where somebody has chosen a theme, adds a `theme-color` before those that follow the system: browsers use the first one.
 * It follows the choice as long as the page is open. A function, so that the browser's bundle leaves its text out.
 */
const themeColorScript = (): string =>
  `(function(d,r,m){function f(){var c=r.dataset;if(c.themeChoice==="system"){m.remove();return}m.content=c.theme==="dark"?"${themeColors.dark}":"${themeColors.light}";if(!m.isConnected)d.head.prepend(m)}m.name="theme-color";f();new MutationObserver(f).observe(r,{attributeFilter:["data-theme","data-theme-choice"]})})(document,document.documentElement,document.createElement("meta"))`;

/** The head's inline script. Prerendering writes it; the browser that hydrates the page has it there, and needs no copy. */
export const themeScripts = import.meta.env.SSR ? `${themeScript};${themeColorScript()}` : '';
