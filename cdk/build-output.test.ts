import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireBuild } from './build-output.ts';
import { type SmallBuild, writeSmallBuild } from './fixture.ts';
import { servedDomains } from './served.ts';

describe('the build output', () => {
  let build: SmallBuild;
  beforeEach(() => {
    build = writeSmallBuild();
  });
  afterEach(() => build.remove());
  const without = (part: string) => rmSync(path.join(build.root, part), { recursive: true });

  it('is complete with every bundle, the pages and their edge files', () => {
    expect(() => requireBuild(build, servedDomains)).not.toThrow();
  });

  it('names a missing function, and the command that builds it', () => {
    without('functions/catalog');
    expect(() => requireBuild(build, servedDomains)).toThrow(
      /function catalog is not built .* Run: npm run build -w @redwhiteandcode\/lambdas$/,
    );
  });

  it.each([
    'pages/index.html',
    'pages/404',
    'pages/assets',
    'edge/viewer-request.js',
    'edge/headers.json',
    'edge/asset-headers.json',
  ])('names the command that builds the pages when %s is missing', (part) => {
    without(part);
    expect(() => requireBuild(build, servedDomains)).toThrow(
      /pages are not built .* Run: npm run build -w app$/,
    );
  });
});
