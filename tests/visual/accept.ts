import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { repository } from '../platform.ts';
import { baselines, results } from './picture.ts';
import { pictured } from './stage.ts';

/**
 * Accepts the pictures of the built Storybook as they are now, and removes those whose story is gone. Arguments go to
 * Playwright: `-g components-actions-button` accepts some.
 */
const { kind } = await findBrowser();
if (kind !== 'npm') {
  console.error("Pictures are accepted on the lockfile's browser alone (Linux x64).");
  process.exit(1);
}
mkdirSync(baselines, { recursive: true });
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    '--project',
    'pictures',
    ...process.argv.slice(2),
  ],
  { cwd: repository, stdio: 'inherit', env: { ...process.env, ACCEPT_PICTURES: 'yes' } },
);
const ids = new Set(pictured.map(({ id }) => id));
const folders = readdirSync(baselines, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  if (!ids.has(name)) rmSync(path.join(baselines, name), { recursive: true });
}
rmSync(results, { recursive: true, force: true });
console.log(`${globSync('*/*.png', { cwd: baselines }).length} pictures`);
process.exitCode = status ?? 1;
