import { themeScript } from '@redwhiteandcode/design-system';

/** The background colors of both themes, for the browser's toolbars. */
export const themeColors = { light: '#f9fafc', dark: '#090f17' } as const;

/**
 * Adds the chosen theme's `theme-color` before those that follow the system, because browsers use the first one, and
 * updates it when the choice changes. Its source is a script, so it may use only the browser's globals.
 */
function showThemeColor(colors: typeof themeColors): void {
  const root = document.documentElement;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  function update() {
    if (root.dataset.themeChoice === 'system') {
      meta.remove();
      return;
    }
    meta.content = root.dataset.theme === 'dark' ? colors.dark : colors.light;
    if (!meta.isConnected) document.head.prepend(meta);
  }
  update();
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme', 'data-theme-choice'] });
}

/** The head's inline script, only for prerendering: a browser that hydrates the page has it in the HTML. */
export const themeScripts = import.meta.env.SSR
  ? `${themeScript};(${showThemeColor.toString()})(${JSON.stringify(themeColors)})`
  : '';
