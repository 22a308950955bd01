import path from 'node:path/posix';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { repository } from '../platform/platform.ts';

/** Reads all imports below a folder, dynamic ones and those of types too, and finds those that `.dependency-cruiser.js` forbids. */
export async function readImports(root: string): Promise<ICruiseResult> {
  const options = await extractOptions(path.join(repository, '.dependency-cruiser.js'));
  const folders = ['app', 'cdk', 'design-system', 'lambdas', 'stories', 'tests'];
  const { output } = await cruise(folders, { ...options, baseDir: root });
  return output as ICruiseResult;
}

/** For each folder the folders that it imports, each with one import as an example. */
type FolderImports = Map<string, Map<string, string>>;

/** `.dependency-cruiser.js` forbids imports of tests, so their own imports close no circle and do not count as their folder's. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

function folderImports({ modules }: ICruiseResult): FolderImports {
  const imports: FolderImports = new Map();
  for (const { source, dependencies } of modules.filter((module) => !isTest(module.source))) {
    const folder = path.dirname(source);
    const targets = imports.get(folder) ?? new Map<string, string>();
    imports.set(folder, targets);
    for (const { resolved } of dependencies)
      if (path.dirname(resolved) !== folder) targets.set(path.dirname(resolved), `${source} → ${resolved}`);
  }
  return imports;
}

/** Returns the imports of the shortest way from a folder back to it, none if there is no way. */
function wayBack(start: string, imports: FolderImports): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  // Grows while it is read.
  for (const [folder, way] of ways) {
    for (const [next, example] of imports.get(folder) ?? []) {
      if (next === start) return [...way, example];
      if (!ways.has(next)) ways.set(next, [...way, example]);
    }
  }
  return [];
}

/** Returns the circles in which folders import each other. A folder and a folder in it are two folders. */
export function findFolderCircles(result: ICruiseResult): string[] {
  const imports = folderImports(result);
  const circles = [...imports.keys()].map((folder) => wayBack(folder, imports).toSorted().join('\n  '));
  return [...new Set(circles)].filter((circle) => circle !== '');
}

if (import.meta.main) {
  const result = await readImports(repository);
  const circles = findFolderCircles(result);
  const { output, exitCode } = await format(result, { outputType: 'err' });
  console.log(output);
  for (const circle of circles) console.log(`circle of folders:\n  ${circle}`);
  process.exitCode = exitCode || circles.length;
}
