import path from 'node:path';
import type { Rolldown } from 'vite';
import { pagePatterns } from './paths.ts';

const source = path.join(import.meta.dirname, '../src');

/** The app's entry. It stays in a separate file, because importing the frame must not start the app. */
const start = path.join(source, 'entry.client.tsx');

/** The design system's index. It exports all components, but each module imports only some of them. */
const designSystem = path.join(import.meta.dirname, '../../design-system/src/index.ts');

/** Returns the modules that every page loads: everything that the app's entry and its root import. */
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
 * The files that pages share: the frame of every page, the modules that entries for at least two thirds of the pages import, more
 * than are in the areas with a menu, and the styles that at least 4 import, because the first paint waits for every stylesheet. The bundler groups the other modules.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => {
      frame ??= findFrame(graph);
      return frame.has(id) ? 'frame' : null;
    },
    priority: 2,
  },
  { name: 'shared', minShareCount: Math.ceil((pagePatterns.length * 2) / 3), priority: 1 },
  { name: 'styles', test: /\.css$/, minShareCount: 4, priority: 3 },
];
