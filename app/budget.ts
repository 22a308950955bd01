/** Prints the size of each route's first load in gzip, and fails if one exceeds its budget. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetOf, measureRoutes } from './publish/first-load.ts';
import { importsPath, readManifest, type RouteImports } from './src/shell/first-load/manifest.ts';

const client = path.join(import.meta.dirname, 'build/client');
const [file] = globSync('assets/manifest-*.js', { cwd: client });
if (file === undefined) {
  console.error('There is no build to measure: run "npm run build -w app" first.');
  process.exit(1);
}
const manifest = readManifest(readFileSync(path.join(client, file), 'utf8'));
const imports = JSON.parse(readFileSync(path.join(client, importsPath(file)), 'utf8')) as RouteImports;
for (const [id, route] of Object.entries(manifest.routes)) route.imports = imports[id] ?? [];

/** The folder of a prerendered page of each route whose path is not the folder. */
const pages: Record<string, string> = {
  '/course/:courseId': 'course/ai-literacy-101',
  '/verify/:certificateNumber?': 'verify',
  '/*': '404',
};

function pageOf(routePath: string): string | undefined {
  const html = path.join(client, pages[routePath] ?? routePath.slice(1), 'index.html');
  return existsSync(html) ? readFileSync(html, 'utf8') : undefined;
}

const routes = measureRoutes(manifest, `/${file}`, (asset) => readFileSync(path.join(client, asset)), pageOf);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
for (const { path: routePath, js, css, isOverBudget } of routes) {
  const { js: most, css: mostCss } = budgetOf(routePath);
  console.log(
    `${routePath.padEnd(40)} JS ${kilobytes(js)} of ${most} kB, CSS ${kilobytes(css)} of ${mostCss} kB${isOverBudget ? '  OVER BUDGET' : ''}`,
  );
}
if (routes.some(({ isOverBudget }) => isOverBudget)) process.exit(1);
