/** Builds the pages: `build/client` is served unchanged, `build/edge` configures CloudFront. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { type PagesBuild, readStage } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { labHeadersFile } from '@redwhiteandcode/contract/deployment/lab-frame.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { createPacket } from '@redwhiteandcode/lambdas/documents/packet.ts';
import { readAnalyticsSettings, withAnalytics } from './publish/analytics.ts';
import { assetHeaders, inlineScriptHashes, responseHeaders } from './publish/page-security.ts';
import {
  clientOnlyPatterns,
  indexedPaths,
  pageFamilies,
  prerenderedPaths,
  privatePaths,
  segmentShapes,
} from './publish/paths.ts';
import { siteUrl } from './publish/site-url.ts';
import { type Stylesheet, withStyles } from './publish/styles.ts';
import { securityPath, securityText } from './publish/security-text.ts';
import { robots, sitemap } from './publish/sitemap.ts';
import { viewerRequestSource } from './publish/viewer-request.ts';
import { importsPath, splitManifest } from './src/shell/first-load/manifest.ts';
import { packetPath } from '@redwhiteandcode/contract/tax/packetTitles.ts';

const here = import.meta.dirname;
const client = path.join(here, 'build/client');
const edge = path.join(here, 'build/edge');
const analytics = readAnalyticsSettings(process.env);
const supportEmail = process.env['SUPPORT_EMAIL'] || support.email;
const stage = readStage(process.env);

function buildPages(): void {
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const { status } = spawnSync(process.execPath, [path.join(path.dirname(manifest), 'bin.cjs'), 'build'], {
    cwd: here,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  // The server renderer is not needed after prerendering.
  rmSync(path.join(here, 'build/server'), { recursive: true, force: true });
}

/** Moves the routes' imports out of the list of routes, which every page loads. */
function splitRoutes(): void {
  for (const name of globSync('assets/manifest-*.js', { cwd: client })) {
    const file = path.join(client, name);
    const { manifest, imports } = splitManifest(readFileSync(file, 'utf8'));
    writeFileSync(file, manifest);
    writeFileSync(importsPath(file), JSON.stringify(imports));
  }
}

/** Returns the stylesheets of the browser's build, and deletes those that only the renderer used. */
function findStylesheets(): Stylesheet[] {
  const texts = globSync('{assets/*.js,**/*.html}', { cwd: client }).map((file) =>
    readFileSync(path.join(client, file), 'utf8'),
  );
  const files = globSync('assets/*.css', { cwd: client });
  const used = files.filter((file) => texts.some((text) => text.includes(file)));
  for (const file of files) if (!used.includes(file)) rmSync(path.join(client, file));
  return used.map((file) => {
    const text = withoutSwap(readFileSync(path.join(client, file), 'utf8'));
    writeFileSync(path.join(client, file), text);
    return { href: `/${file}`, text };
  });
}

/** Fonts are preloaded. One that loads after the first paint is used on the next page, so that text never moves. */
const withoutSwap = (css: string): string => css.replace(/font-display:\s*swap/g, 'font-display:optional');

/** The page that is sent for all paths without prerendered HTML. */
const fallback = '__spa-fallback.html';

/** Adds each page's styles and analytics settings. Returns the hashes of all inline scripts. */
function finishPages(): string[] {
  const stylesheets = findStylesheets();
  const hashes = new Set<string>();
  for (const name of globSync('**/*.html', { cwd: client, exclude: ['assets/**'] })) {
    const file = path.join(client, name);
    const styled = withStyles(readFileSync(file, 'utf8'), stylesheets);
    const html = withAnalytics(styled, analytics);
    writeFileSync(file, html);
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  // A copy in the folder whose files are sent with status 404.
  copyFileSync(path.join(client, fallback), path.join(client, '404/rendered.html'));
  return [...hashes];
}

async function writePacket(): Promise<void> {
  const file = path.join(client, packetPath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await createPacket({ siteUrl: siteUrl(), supportEmail }));
}

function writeSecurityText(): void {
  const file = path.join(client, securityPath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, securityText({ siteUrl: siteUrl(), supportEmail, builtAt: new Date() }));
}

/** Returns the files that are served under their own names: all except pages, compressed copies and hashed files. */
const plainFiles = (): string[] =>
  globSync(['**/*.*', '.well-known/*'], { cwd: client, exclude: ['assets/**'] })
    .filter((file) => !/\.(html|gz|br)$/.test(file))
    .map((file) => `/${file}`)
    .sort();

/** Compresses as far as possible, but files of megabytes, which would take half a minute, only quickly. */
const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: content.byteLength > 1_000_000 ? 6 : 11 },
  });

function compress(): void {
  for (const file of globSync('{**,.well-known}/*.{html,css,js,svg,json,xml,txt,wasm,webmanifest}', {
    cwd: client,
  })) {
    const full = path.join(client, file);
    const content = readFileSync(full);
    writeFileSync(`${full}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${full}.br`, brotli(content));
  }
}

function writeEdge(scriptHashes: readonly string[]): void {
  mkdirSync(edge, { recursive: true });
  renameSync(path.join(client, labHeadersFile), path.join(edge, labHeadersFile));
  writeFileSync(
    path.join(edge, 'viewer-request.js'),
    viewerRequestSource(
      [...prerenderedPaths, ...privatePaths],
      plainFiles(),
      clientOnlyPatterns,
      segmentShapes,
      pageFamilies,
    ),
  );
  const write = (name: string, value: object) =>
    writeFileSync(path.join(edge, name), `${JSON.stringify(value, null, 2)}\n`);
  write('headers.json', responseHeaders(scriptHashes, { analytics, stage }));
  write('asset-headers.json', assetHeaders);
  const build: PagesBuild = { stage, siteUrl: siteUrl(), supportEmail, company: readCompany(process.env) };
  write('build.json', build);
}

buildPages();
splitRoutes();
const scriptHashes = finishPages();
writeFileSync(path.join(client, 'robots.txt'), robots(siteUrl()));
writeFileSync(path.join(client, 'sitemap.xml'), sitemap(siteUrl(), indexedPaths));
await writePacket();
writeSecurityText();
compress();
writeEdge(scriptHashes);
