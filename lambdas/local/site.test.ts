import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../jobs/platform/local-target.ts';
import { createSite } from './site.ts';

const build = mkdtempSync(path.join(tmpdir(), 'site-'));
for (const part of ['edge', 'client/about', 'client/404'])
  cpSync(path.join(repository, 'app/build', part), path.join(build, part), { recursive: true });
const server = createServer(createSite(build));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(build, { recursive: true });
});

const open = (page: string) =>
  fetch(`http://127.0.0.1:${port}${page}`, { headers: { 'accept-encoding': 'br' } });

it('a page is served without a file that a build removed, and is missing without all of them', async () => {
  const first = await open('/about');
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  rmSync(path.join(build, 'client/about/index.html.br'));
  const second = await open('/about');
  expect([second.status, second.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await second.text()).toContain('<h1');
  rmSync(path.join(build, 'client/about'), { recursive: true });
  expect((await open('/about')).status).toBe(404);
});
