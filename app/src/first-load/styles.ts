function add(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/**
 * Adds a route's stylesheets to the document, each once and for good, so that its page is drawn with them from the
 * start. A sheet that went with its page and came again would bring its fonts again, and text would move.
 */
export async function loadStyles({ css = [] }: { css?: string[] }): Promise<void> {
  const isThere = (href: string) => document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
  // React Router ends the addresses with `#`.
  const missing = css.map((href) => href.replace(/#$/, '')).filter((href) => !isThere(href));
  await Promise.all(missing.map(add));
}
