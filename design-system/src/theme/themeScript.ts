/** Sets the theme on `<html>`. Its source is the script, so it may use only the browser's globals. */
function setTheme(): void {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // The browser does not allow storage.
  }
  if (choice !== 'light' && choice !== 'dark') choice = 'system';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { dataset } = document.documentElement;
  dataset.themeChoice = choice;
  dataset.theme = choice === 'system' ? system : choice;
}

/**
 * The source of an inline script for the head: it sets `data-theme` and `data-theme-choice` on `<html>` before the first
 * paint, from the stored choice and the system's preference. The text is constant, so a CSP can allow it by its hash.
 */
export const themeScript = `(${setTheme.toString()})()`;
