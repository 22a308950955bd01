/** What React Router's manifest says of a route's stylesheets; it ends their addresses with `#`, against its own links. */
export interface Styled {
  css?: string[] | undefined;
}

/** The addresses of a route's stylesheets. */
export const stylesheetsOf = ({ css = [] }: Styled): string[] => css.map((href) => href.replace(/#$/, ''));

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
export async function loadStyles(route: Styled): Promise<void> {
  const isThere = (href: string) => document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
  await Promise.all(
    stylesheetsOf(route)
      .filter((href) => !isThere(href))
      .map(add),
  );
}

/** A manifest without stylesheets: with them, React Router would add and remove their links itself. */
export const withoutStylesheets = <M extends { routes: Record<string, Styled | undefined> }>(
  manifest: M,
): M => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, css: [] }]),
  ),
});
