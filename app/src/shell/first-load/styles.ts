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
 * Adds a route's stylesheets to the document before its page is shown, each once, and never removes them: a stylesheet
 * that is added a second time loads its fonts again, and text moves.
 */
export async function loadStyles({ css = [] }: { css?: string[] }): Promise<void> {
  const isLinked = (href: string) =>
    document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
  // React Router appends `#` to the addresses.
  const missing = css.map((href) => href.replace(/#$/, '')).filter((href) => !isLinked(href));
  await Promise.all(missing.map(add));
}
