import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { requireBuild } from './build-output.ts';
import { createStack, servedDomains, type SmallBuild, writeSmallBuild } from './fixture.ts';

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
    'edge/lab-headers.json',
    'edge/build.json',
  ])('names the command that builds the pages when %s is missing', (part) => {
    without(part);
    expect(() => requireBuild(build, servedDomains)).toThrow(
      /pages are not built .* Run: npm run build -w app$/,
    );
  });
});

describe('the pages of a stack', () => {
  const build = writeSmallBuild();
  afterAll(() => build.remove());
  const pages = {
    stage: 'dev',
    siteUrl: 'https://www.example.com',
    supportEmail: 'help@example.com',
    company: readCompany({}),
  };
  const company = {
    sellerName: 'Sample, Inc.',
    sellerEin: '12-3456789',
    sellerAddress: '1 Sample Street|Springfield',
    supportPhone: '217 555 0100',
  };

  it.each([
    [{ stage: 'prod' }, {}, /STAGE was prod, and must be dev/],
    [{ siteUrl: 'http://localhost:3000' }, {}, /SITE_URL was http:\/\/localhost:3000, and must be https:/],
    [{ supportEmail: 'other@example.com' }, {}, /SUPPORT_EMAIL was other@example.com/],
    [{}, company, /the company differs: set SELLER_NAME, /],
  ])('are refused if they were built for %j, the company being %j', (built, context, message) => {
    const create = () => createStack(build, { siteUrl: pages.siteUrl, ...context }, { ...pages, ...built });
    expect(create).toThrow(message);
  });

  it('come with the second deployment if the site has no address before the first', () => {
    const uploads = (siteUrl: string) =>
      createStack(build, { siteUrl })
        .stack.node.findAll()
        .filter(({ node }) => node.path.includes('/Pages/'));
    expect(uploads('')).toEqual([]);
    expect(uploads(pages.siteUrl).length).toBeGreaterThan(0);
  });
});
