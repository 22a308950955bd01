import { type ReactNode, useContext } from 'react';
import type { EntryContext } from 'react-router';
import earlyPresses from './earlyPresses.js?raw';
import { reactMark } from './reactMark.ts';
import { RenderContext } from './renderContext.ts';
import startPage from './startPage.js?raw';

/** Returns a call of the function that a script file exports, without comments and line breaks. */
const call = (source: string, argument: unknown): string => {
  const body = source
    .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace('export default ', '')
    .replace(/\n\s*/g, ' ')
    .trim();
  return `(${body})(${JSON.stringify(argument)});`;
};

/** The facts about a page that the start script needs. */
type PageContext = Pick<EntryContext, 'manifest' | 'isSpaMode'> & {
  staticHandlerContext: { matches: readonly { route: { id: string } }[] };
};

/** Returns the script that starts a page: the fallback page immediately, a prerendered page after its first paint. */
export function startScript({ manifest, isSpaMode, staticHandlerContext: { matches } }: PageContext): string {
  const routes = (isSpaMode ? matches.slice(0, 1) : matches).map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`React Router's manifest has no route ${id}.`);
    return route;
  });
  const page = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    files: [...new Set([manifest.url, ...[manifest.entry, ...routes].flatMap(filesOf)])],
    isFallback: isSpaMode,
  };
  return (isSpaMode ? '' : call(earlyPresses, reactMark)) + call(startPage, page);
}

const filesOf = ({ module, imports = [] }: { module: string; imports?: string[] }): string[] => [
  module,
  ...imports,
];

/** The script that starts the page. Only the renderer writes it: in the browser it has run, and React skips it. */
export function StartScript(): ReactNode {
  const context = useContext(RenderContext);
  return context && <script type="module" async dangerouslySetInnerHTML={{ __html: startScript(context) }} />;
}
