import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PagesBuild } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { repository } from '../platform/platform.ts';
import { runChecks } from '../smoke/checks.ts';
import { origin } from './shared-platform.ts';

const buildFile = path.join(repository, 'app/build/edge/build.json');
const { siteUrl } = JSON.parse(readFileSync(buildFile, 'utf8')) as PagesBuild;

describe('the smoke test of a site', () => {
  it('reads pages and catalog, signs up, enrolls, pays, is refused by the socket, and deletes its account', async () => {
    const seen: Record<string, string> = {};
    for await (const { name, saw } of runChecks(origin, siteUrl)) seen[name] = saw;
    expect(seen).toEqual({
      pages: 'the home page, and 404 for an unknown one',
      health: 'ok',
      catalog: expect.stringMatching(/^[1-9]\d* courses, [1-9]\d* questions$/),
      'sign-up': expect.stringContaining('@simulator.amazonses.com'),
      enroll: expect.any(String),
      pay: 'paid at the test provider',
      socket: 'a visitor is refused',
      delete: expect.stringMatching(/^its account is erased after 20/),
    });
  });

  it('fails for pages that were built for another address', async () => {
    await expect(runChecks(origin, 'https://other.example.com').next()).rejects.toThrow(
      `pages: The pages were built for ${siteUrl}`,
    );
  });
});
