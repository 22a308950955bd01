/** Prints what each kind of page loads before it is interactive, in gzip, and fails where that passes its budget. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { budgets, measureRoutes, type RouteManifest } from './publish/first-load.ts';

const client = path.join(import.meta.dirname, 'build/client');
const [file] = globSync('assets/manifest-*.js', { cwd: client });
if (file === undefined) {
  console.error('There is no build to measure: run "npm run build -w app" first.');
  process.exit(1);
}
const source = readFileSync(path.join(client, file), 'utf8');
const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as RouteManifest;

const routes = measureRoutes(manifest, `/${file}`, (asset) => readFileSync(path.join(client, asset)));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
for (const { name, js, css, isBroken } of routes) {
  const { js: most, css: mostCss } = budgets[name];
  console.log(
    `${name.padEnd(10)} JS ${kilobytes(js)} of ${most} kB, CSS ${kilobytes(css)} of ${mostCss} kB${isBroken ? '  OVER BUDGET' : ''}`,
  );
}
if (routes.some(({ isBroken }) => isBroken)) process.exit(1);
