import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, temporaryFolder } from '../platform/platform.ts';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string>; workspaces?: string[] }>;
}

const lockfile = JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')) as Lockfile;

/** Matches the names of packages for the platforms that we support. */
const supported = /(linux|darwin|win32)-(x64|arm64)(?!\w)/;

/** Returns the platform packages that another package requires but the lockfile lacks. */
function findMissing({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map((key) => key.split('node_modules/').at(-1)));
  const required = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  return [...new Set(required)].filter((name) => supported.test(name) && !locked.has(name));
}

/** Runs `npm ci --dry-run` on a lockfile, offline and with an empty cache. */
function dryRun(lock: Lockfile): { status: number | null; stderr: string } {
  const folder = temporaryFolder();
  for (const workspace of ['.', ...(lockfile.packages['']?.workspaces ?? [])]) {
    const manifest = path.join(workspace, 'package.json');
    cpSync(path.join(repository, manifest), path.join(folder, manifest));
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const cache = path.join(folder, 'cache');
  return spawnSync('npm', ['ci', '--dry-run', '--offline', '--cache', cache], {
    cwd: folder,
    encoding: 'utf8',
  });
}

describe('the lockfile', () => {
  it('has every package for Linux, macOS, and Windows on x64 and ARM', () => {
    expect(findMissing(lockfile)).toEqual([]);
  });

  it('lets `npm ci` install', () => {
    const { status, stderr } = dryRun(lockfile);
    expect(status, stderr).toBe(0);
  });

  it('fails these checks without one platform package', () => {
    const { 'node_modules/@oxlint/binding-darwin-arm64': removed, ...packages } = lockfile.packages;
    expect(removed).toBeDefined();
    expect(findMissing({ packages })).toEqual(['@oxlint/binding-darwin-arm64']);
    expect(dryRun({ ...lockfile, packages }).status).not.toBe(0);
  });
});
