import path from 'node:path';
import type { Rolldown } from 'vite';

const source = path.join(import.meta.dirname, '../src');

/** The start of the app, which has a file of its own: importing another file must not run it. */
const start = path.join(source, 'entry.client.tsx');

/** The list of the whole design system, from which each module imports only some components. */
const designSystem = path.join(import.meta.dirname, '../../design-system/src/index.ts');

/** Returns the modules that every page loads: what the start and the document around the page import. */
function findFrame(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || id === designSystem) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(start);
  add(path.join(source, 'root.tsx'));
  found.delete(start);
  return found;
}

let frame: ReadonlySet<string> | undefined;

/**
 * The files that pages share: one with the frame of every page, one with what at least 30 pages import, and one with styles,
 * because the first paint waits for each file of styles. The bundler decides about the other modules.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => {
      frame ??= findFrame(graph);
      return frame.has(id) ? 'frame' : null;
    },
    priority: 2,
  },
  { name: 'shared', minShareCount: 30, priority: 1 },
  { name: 'styles', test: /\.css$/, minShareCount: 4, priority: 3 },
];
