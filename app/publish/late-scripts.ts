import { readFileSync } from 'node:fs';

/** The module that React Router writes to start a page: the list of routes, the page's routes, then the entry. */
const start =
  /<script type="module" async="">import ("[^"]+");\n([\s\S]*?)\n\s*(window\.__reactRouterRouteModules = \{[^}]*\});\s*import\(("[^"]+")\);<\/script>/;

const routeImport = /import \* as (\w+) from ("[^"]+");/g;

/** What a link to a module is until the page has been painted; it means nothing to a browser. */
const waiting = 'late-module';

/** Runs a function after the first paint: what is asked for in the frame before it would come before it. */
const afterPaint =
  'function(f){document.hidden?f():requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(f)})})}';

const earlyPresses = readFileSync(new URL('early-presses.js', import.meta.url), 'utf8')
  .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
  .replace(/\n\s*/g, ' ')
  .trim();

/**
 * A prerendered page whose modules are asked for once it has been painted, so that they do not come before its styles and
 * fonts on a slow line, nor run before somebody sees the page; what is pressed meanwhile is kept. A page in the background
 * paints nothing: it does not wait. What cannot be fetched is no error of the page, which can be read without it, and the
 * browser would not fetch it a second time. Throws where React Router starts a page in another way.
 */
export function withLateScripts(page: string): string {
  const [whole, routes, imports = '', keep, entry] = start.exec(page) ?? [];
  if (!whole)
    throw new Error('React Router starts the page in a way that app/publish/late-scripts.ts does not know.');
  const modules = [...imports.matchAll(routeImport)];
  const names = modules.map(([, name]) => name).join();
  const asked = [routes, ...modules.map(([, , file]) => file)].map((file) => `import(${file})`).join();
  const load = [
    `document.querySelectorAll("link[rel=${waiting}]").forEach(function(l){l.rel="modulepreload"})`,
    `Promise.all([${asked}]).then(function([,${names}]){${keep};import(${entry})},console.info)`,
  ].join(';');
  return page
    .replace(
      whole,
      () => `<script type="module" async="">${earlyPresses}(${afterPaint})(function(){${load}})</script>`,
    )
    .replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`);
}
