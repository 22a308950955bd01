import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The built Storybook that is judged; STORYBOOK_DIST names another folder. */
export const storybookFolder = path.resolve(
  process.env.STORYBOOK_DIST ?? path.join(import.meta.dirname, '../../stories/dist'),
);

/** One story of the built index. */
export interface Story {
  id: string;
  title: string;
  exportName: string;
  tags: readonly string[];
}

/** The stories of the built Storybook, without its documentation pages. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook on a free port of the loopback interface. */
export async function serveStorybook(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(storybookFolder, decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const lifetime = pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-cache';
    readFile(file).then(
      (content) => response.writeHead(200, { 'content-type': type, 'cache-control': lifetime }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
