import { spawn } from 'node:child_process';
import { repository } from '../platform.ts';

/** Runs StrykerJS over the rules, or over some of their files; returns its exit code, 1 below the lowest score. */
export function mutateRules(files: readonly string[]): Promise<number> {
  const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const stryker = spawn('stryker', ['run', 'tests/mutate/stryker.config.js', ...only], {
    cwd: repository,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    stryker.once('error', reject);
    stryker.once('close', (code) => resolve(code ?? 1));
  });
}
