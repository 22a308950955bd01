import Bowser from 'bowser';

const maxLength = 60;

/** Returns the browser and system of a `User-Agent`, such as 'Firefox on Windows'; null if it names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  return name ? name.slice(0, maxLength) : null;
}
