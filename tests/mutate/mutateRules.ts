import { spawn } from 'node:child_process';
import { repository } from '../platform.ts';

/** Runs StrykerJS over the rules or some of their files. Returns its exit code: 1 if the score is too low. */
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
