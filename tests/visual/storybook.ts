import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The folder of the built Storybook. STORYBOOK_DIST sets another one. */
const storybookFolder = path.resolve(
  process.env.STORYBOOK_DIST ?? path.join(import.meta.dirname, '../../stories/dist'),
);

/** One story of the built index. */
export interface Story {
  type: string;
  id: string;
  title: string;
  tags: readonly string[];
  /** The story's file, relative to the folder `stories`. */
  importPath: string;
}

/** Returns the stories of the built Storybook, without its documentation pages. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Whether a story has stored pictures: sticker sheets and open overlays do. */
export const isPictured = ({ tags }: Story): boolean =>
  tags.includes('sticker-sheet') || tags.includes('pictured');

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook and further files, by path, on a free loopback port. */
export async function serveStorybook(
  files: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(storybookFolder, decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const lifetime = pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-cache';
    const given = files[pathname];
    (given === undefined ? readFile(file) : Promise.resolve(given)).then(
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
