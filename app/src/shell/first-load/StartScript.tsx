import { type ReactNode, useContext } from 'react';
import type { EntryContext } from 'react-router';
import earlyPresses from './earlyPresses.js?raw';
import { reactMark } from './reactMark.ts';
import { RenderContext } from './renderContext.ts';
import startPage from './startPage.js?raw';

/** Returns the function that a script file exports, without comments and line breaks. */
const functionIn = (source: string): string => {
  const body = source
    .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace('export default ', '')
    .replace(/\n\s*/g, ' ')
    .trim();
  return `(${body})`;
};

/**
 * Returns the script that starts a page: the fallback page immediately, a prerendered page after its first paint. It is the
 * same in every page, so that the content security policy can allow it by one hash. It reads the page's facts from its
 * element.
 */
export const startScript = (): string =>
  `const page=JSON.parse(document.querySelector("script[data-page]").dataset.page);` +
  `if(!page.isFallback)${functionIn(earlyPresses)}(${JSON.stringify(reactMark)});${functionIn(startPage)}(page);`;

/** The part of React Router's context from which the facts about a page come. */
type PageContext = Pick<EntryContext, 'manifest' | 'isSpaMode'> & {
  staticHandlerContext: { matches: readonly { route: { id: string } }[] };
};

/** Returns the facts about a page that the start script needs. */
export function pageFacts({ manifest, isSpaMode, staticHandlerContext: { matches } }: PageContext) {
  const routes = (isSpaMode ? matches.slice(0, 1) : matches).map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`React Router's manifest has no route ${id}.`);
    return route;
  });
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    files: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(filesOf)])],
    isFallback: isSpaMode,
  };
}

const filesOf = ({ module, imports = [] }: { module: string; imports?: string[] }): string[] => [
  module,
  ...imports,
];

/** The script that starts the page. Only the renderer writes it: in the browser it has run, and React skips it. */
export function StartScript(): ReactNode {
  const context = useContext(RenderContext);
  if (!context) return null;
  const facts = JSON.stringify(pageFacts(context));
  return <script type="module" async data-page={facts} dangerouslySetInnerHTML={{ __html: startScript() }} />;
}
