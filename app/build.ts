/** Builds the pages and what the edge needs: `build/client` is served as it is, `build/edge` configures CloudFront. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import { createPacket } from './publish/packet/packet.ts';
import { responseHeaders, withScriptPolicy } from './publish/page-security.ts';
import { clientOnlyPatterns, indexedPaths, prerenderedPaths } from './publish/paths.ts';
import { siteUrl } from './publish/site-url.ts';
import { robots, sitemap } from './publish/sitemap.ts';
import { viewerRequestSource } from './publish/viewer-request.ts';
import { packetPath } from './src/copy/packetTitles.ts';

const here = import.meta.dirname;
const client = path.join(here, 'build/client');
const edge = path.join(here, 'build/edge');

function buildPages(): void {
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const { status } = spawnSync(process.execPath, [path.join(path.dirname(manifest), 'bin.cjs'), 'build'], {
    cwd: here,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  // What rendered the pages; nothing runs it again.
  rmSync(path.join(here, 'build/server'), { recursive: true, force: true });
}

/** Gives each page its script policy, and takes away styles that only the renderer used. */
function finishPages(): void {
  const pages = globSync('**/*.html', { cwd: client }).map((file) => path.join(client, file));
  const texts = pages.map((file) => readFileSync(file, 'utf8'));
  for (const [place, file] of pages.entries()) writeFileSync(file, withScriptPolicy(texts[place] ?? ''));
  for (const file of globSync('assets/*.css', { cwd: client })) {
    if (!texts.some((text) => text.includes(file))) rmSync(path.join(client, file));
  }
}

async function writePacket(): Promise<void> {
  const file = path.join(client, packetPath);
  mkdirSync(path.dirname(file), { recursive: true });
  const supportEmail = process.env['SUPPORT_EMAIL'] || support.email;
  writeFileSync(file, await createPacket({ siteUrl: siteUrl(), supportEmail }));
}

function compress(): void {
  for (const file of globSync('**/*.{html,css,js,svg,json,xml,txt,webmanifest}', { cwd: client })) {
    const full = path.join(client, file);
    writeFileSync(`${full}.gz`, gzipSync(readFileSync(full), { level: 9 }));
  }
}

function writeEdge(): void {
  mkdirSync(edge, { recursive: true });
  writeFileSync(
    path.join(edge, 'viewer-request.js'),
    viewerRequestSource(prerenderedPaths, clientOnlyPatterns),
  );
  writeFileSync(path.join(edge, 'headers.json'), `${JSON.stringify(responseHeaders, null, 2)}\n`);
}

buildPages();
finishPages();
writeFileSync(path.join(client, 'robots.txt'), robots(siteUrl()));
writeFileSync(path.join(client, 'sitemap.xml'), sitemap(siteUrl(), indexedPaths));
await writePacket();
compress();
writeEdge();
