/** Prints the size of each route's first load in gzip, and fails if one exceeds its budget. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetOf, type MeasuredRoute, measureRoutes } from './publish/first-load.ts';
import { importsPath, readManifest, type RouteImports } from './src/first-load/manifest.ts';

const client = path.join(import.meta.dirname, 'build/client');
const [file] = globSync('assets/manifest-*.js', { cwd: client });
if (file === undefined) {
  console.error('There is no build to measure: run "npm run build -w app" first.');
  process.exit(1);
}
const manifest = readManifest(readFileSync(path.join(client, file), 'utf8'));
const imports = JSON.parse(readFileSync(path.join(client, importsPath(file)), 'utf8')) as RouteImports;
for (const [id, route] of Object.entries(manifest.routes)) route.imports = imports[id] ?? [];

/** The folder of a prerendered page of each route whose name is not its path. */
const pages: Partial<Record<MeasuredRoute, string>> = {
  home: '.',
  course: 'course/ai-literacy-101',
  'not-found': '404',
};

function pageOf(name: MeasuredRoute): string | undefined {
  const html = path.join(client, pages[name] ?? name, 'index.html');
  return existsSync(html) ? readFileSync(html, 'utf8') : undefined;
}

const routes = measureRoutes(manifest, `/${file}`, (asset) => readFileSync(path.join(client, asset)), pageOf);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
for (const { name, js, css, isOverBudget } of routes) {
  const { js: most, css: mostCss } = budgetOf(name);
  console.log(
    `${name.padEnd(28)} JS ${kilobytes(js)} of ${most} kB, CSS ${kilobytes(css)} of ${mostCss} kB${isOverBudget ? '  OVER BUDGET' : ''}`,
  );
}
if (routes.some(({ isOverBudget }) => isOverBudget)) process.exit(1);
