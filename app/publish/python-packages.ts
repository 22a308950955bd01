import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Lockfile } from 'pyodide';

const require = createRequire(import.meta.url);

/** The packages that a build can add to the standard library. */
const names = ['numpy', 'pandas'] as const;

/** Pyodide's list of packages, with only those that this build has, and the files of each with those that it needs. */
export interface PythonPackages {
  lockFile: Lockfile;
  /** The files by their names, by package. */
  files: Record<string, ReadonlyMap<string, Uint8Array>>;
}

/** Returns a package and all that it needs. */
function closureOf(name: string, { packages }: Lockfile): string[] {
  const { depends = [] } = packages[name] ?? {};
  return [...new Set([name, ...depends.flatMap((needed) => closureOf(needed, { packages } as Lockfile))])];
}

async function download(url: string, sha256: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has status ${response.status}.`);
  const content = new Uint8Array(await response.arrayBuffer());
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== sha256) throw new Error(`${url} is not the file that this version of Pyodide names.`);
  return content;
}

/**
 * Reads numpy and pandas for the installed version of Pyodide from the folder at `PYTHON_PACKAGES_URL`, and checks their
 * hashes. Without the variable, labs have only the standard library. Throws if a file is missing or another one.
 */
export async function readPythonPackages(url = process.env['PYTHON_PACKAGES_URL']): Promise<PythonPackages> {
  const lockFile = require('pyodide/pyodide-lock.json') as Lockfile;
  if (!url) return { lockFile: { ...lockFile, packages: {} }, files: {} };
  const root = new URL(url.endsWith('/') ? url : `${url}/`);
  const needed = [...new Set(names.flatMap((name) => closureOf(name, lockFile)))];
  const entries = needed.flatMap((name) => {
    const entry = lockFile.packages[name];
    return entry ? [[name, entry] as const] : [];
  });
  const contents = await Promise.all(
    entries.map(async ([name, { file_name, sha256 }]) => {
      const content = await download(new URL(file_name, root).href, sha256 ?? '');
      return { name, file: [file_name, content] as const };
    }),
  );
  const filesOf = (name: string) => {
    const all = closureOf(name, lockFile);
    return new Map(contents.filter((one) => all.includes(one.name)).map(({ file }) => file));
  };
  return {
    lockFile: { ...lockFile, packages: Object.fromEntries(entries) },
    files: Object.fromEntries(names.map((name) => [name, filesOf(name)])),
  };
}
