import { OperatorProblem } from '../platform/operator-problem.ts';
import { BackupFolder, type Digest } from './folder.ts';
import { DocumentLine, itemOf, type Manifest, UserLine } from './manifest.ts';

const isSame = (found: Digest | undefined, { bytes, sha256 }: Digest): boolean =>
  found?.bytes === bytes && found.sha256 === sha256;

/** Returns the files of a kind in a backup. */
export const filesOf = ({ files }: Manifest, kind: 'rows' | 'users' | 'documents'): string[] =>
  Object.keys(files).filter((name) => name.startsWith(`${kind}-`));

/** Reads each line of a kind. Throws for a line that is not one. */
export async function* linesOf<T>(
  folder: BackupFolder,
  names: readonly string[],
  parse: (line: string) => T,
): AsyncGenerator<T> {
  for (const name of names) for await (const line of folder.lines(name)) yield parse(line);
}

/** How to read the lines of each kind. */
export const parsers = {
  rows: itemOf,
  users: (line: string) => UserLine.parse(JSON.parse(line)),
  documents: (line: string) => DocumentLine.parse(JSON.parse(line)),
};

/** Compares a backup with its manifest. Returns what differs. Throws an OperatorProblem if there is no backup. */
export async function verifyBackup(path: string): Promise<{ manifest: Manifest; faults: string[] }> {
  const folder = new BackupFolder(path);
  const manifest = folder.readManifest();
  if (!manifest) throw new OperatorProblem(`There is no complete backup in ${path}.`);
  const faults: string[] = [];
  for (const [name, expected] of Object.entries(manifest.files))
    if (!isSame(await folder.digest(name), expected)) faults.push(`${name} is missing or was changed.`);
  if (faults.length > 0) return { manifest, faults };
  for (const kind of ['rows', 'users', 'documents'] as const) {
    let count = 0;
    for await (const entry of linesOf<unknown>(folder, filesOf(manifest, kind), parsers[kind])) {
      count += 1;
      if (kind !== 'documents') continue;
      const { file, key, bytes, sha256 } = entry as DocumentLine;
      if (!isSame(await folder.digest(file), { bytes, sha256 }))
        faults.push(`${file} (${key}) is missing or was changed.`);
    }
    if (count !== manifest[kind]) faults.push(`There are ${count} ${kind} instead of ${manifest[kind]}.`);
  }
  return { manifest, faults };
}
