import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const packageRoot = path.join(import.meta.dirname, '../..');
const installed = path.join(packageRoot, '../node_modules');

/** A consumer's folder with the packed package and its declared dependencies, but nothing else from the repository. */
export interface Consumer {
  folder: string;
  /** The folder of the installed package. */
  package: string;
  write: (file: string, text: string) => void;
}

function link(folder: string, name: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(installed, name), place);
}

/** Packs the package like a release and installs the result in an empty folder, offline. */
export function installPacked(tools: readonly string[]): Consumer {
  const folder = mkdtempSync(path.join(tmpdir(), 'design-system-'));
  const output = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(output) as { filename: string }[];
  if (!packed) throw new Error('npm packed nothing.');
  const target = path.join(folder, 'node_modules/@redwhiteandcode/design-system');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(folder, packed.filename), '--strip-components=1', '-C', target]);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(path.join(target, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string> | undefined>;
  for (const name of new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies), ...tools])) {
    link(folder, name);
  }
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('package.json', '{ "name": "consumer", "type": "module", "private": true }');
  return { folder, package: target, write };
}
