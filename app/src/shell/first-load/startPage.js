/**
 * An inline script of every page: loads the page's modules. A prerendered page waits for its first paint, because earlier
 * requests would compete with its styles and fonts. A page in a background tab is not painted, so it does not wait.
 */
export default function startPage({ manifest, entry, routes, files, isFallback }) {
  function load() {
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    window.__reactRouterContext = { isSpaMode: isFallback };
    Promise.all([manifest, ...routes.map(([, file]) => file)].map((file) => import(file))).then(
      ([, ...modules]) => {
        window.__reactRouterRouteModules = Object.fromEntries(
          routes.map(([id], index) => [id, modules[index]]),
        );
        void import(entry);
      },
      console.info,
    );
  }
  if (isFallback || document.hidden) load();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
}
