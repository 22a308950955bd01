import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../platform/platform.ts';

const isWindows = process.platform === 'win32';

/** Python 3.11 or newer; undefined if there is none. */
function findPython(): string | undefined {
  const isNew = 'import sys; sys.exit(sys.version_info < (3, 11))';
  return ['python3', 'python'].find((name) => spawnSync(name, ['-c', isNew]).status === 0);
}

/** Runs a program in the repository's root folder, with this process's output. Returns whether it succeeded. */
export async function execute(program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { cwd: repository, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Installs pinned Python packages, with hashes, into a folder of `.cache` that later runs use again, and returns the
 * folder of their programs. Throws if Python 3.11 is missing or pip fails.
 */
export async function installPython(name: string, requirements: string): Promise<string> {
  const python = findPython();
  if (!python) throw new Error(`${name} needs Python 3.11 or newer, which was not found.`);
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 16);
  const environment = path.join(repository, '.cache', `${name}-${version}`);
  const programs = path.join(environment, isWindows ? 'Scripts' : 'bin');
  const mark = path.join(environment, 'installed');
  if (existsSync(mark)) return programs;
  rmSync(environment, { recursive: true, force: true });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--require-hashes'];
  const isInstalled =
    (await execute(python, ['-m', 'venv', environment])) &&
    (await execute(path.join(programs, 'python'), [...pip, '-r', requirements]));
  if (!isInstalled) throw new Error(`${name} could not be installed with pip; the reason is above.`);
  writeFileSync(mark, '');
  return programs;
}
