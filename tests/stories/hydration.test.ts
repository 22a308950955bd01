// @vitest-environment jsdom
/// <reference types="vite/client" />
import path from 'node:path';
import type { Meta } from '@storybook/react-vite';
import { act, createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type StoryFile = Record<string, unknown> & { default: Meta };
type Stories = Record<string, FunctionComponent>;

const files = import.meta.glob<StoryFile>(
  '../../stories/{foundations,components,screens,pages,deprecated}/**/*.stories.tsx',
);

/** The stories of a file as components. */
async function composeFile(load: () => Promise<StoryFile>): Promise<Stories> {
  const { composeStories } = await import('@storybook/react-vite');
  return composeStories(await load()) as unknown as Stories;
}

/** What the server makes of a story: its HTML, or why there is none, and what was complained of. */
interface Served {
  html: string;
  problems: string[];
}

const problems: string[] = [];
function listen(): void {
  problems.length = 0;
  const note = (...parts: unknown[]) => void problems.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
}

function serve(Story: FunctionComponent): Served {
  problems.length = 0;
  let html = '';
  try {
    html = renderToString(createElement(Story));
  } catch (error) {
    problems.push(String(error));
  }
  return { html, problems: [...problems] };
}

/** Serves every story where neither `window` nor `document` exists. */
async function serveAll(): Promise<{ file: string; page: string; name: string; served: Served }[]> {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  listen();
  try {
    const pages = [];
    for (const [file, load] of Object.entries(files)) {
      for (const [name, Story] of Object.entries(await composeFile(load))) {
        pages.push({ file, page: path.basename(file, '.stories.tsx'), name, served: serve(Story) });
      }
    }
    return pages;
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.resetModules();
  }
}

/** Brings a component to life in the HTML that the server made of it, and takes it away again. */
async function hydrate(Story: FunctionComponent, html: string): Promise<string[]> {
  const { hydrateRoot } = await import('react-dom/client');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const note = (error: unknown) => void problems.push(String(error));
  const root = await act(async () =>
    Promise.resolve(
      hydrateRoot(container, createElement(Story), { onRecoverableError: note, onUncaughtError: note }),
    ),
  );
  await act(async () => Promise.resolve(root.unmount()));
  document.body.replaceChildren();
  return [...problems];
}

/** What a browser has and jsdom lacks. */
const lacking = {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: class {
    readonly observe = () => undefined;
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
  },
  DataTransfer: class {
    readonly items = { add: () => undefined };
    readonly files = Object.assign(document.createElement('input'), { type: 'file' }).files;
  },
};

const pages = await serveAll();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const [name, value] of Object.entries(lacking)) vi.stubGlobal(name, value);
  listen();
});
afterEach(() => vi.restoreAllMocks());

describe('on the server', () => {
  test('there are stories', () => expect(pages.length).toBeGreaterThan(100));

  test.each(pages)('$page $name renders without a warning', ({ served }) =>
    expect(served.problems).toEqual([]),
  );
});

describe('in the browser', () => {
  test.each(pages)('$page $name comes to life without a warning', async ({ file, name, served }) => {
    const stories = await composeFile(files[file] as () => Promise<StoryFile>);
    expect(await hydrate(stories[name] as FunctionComponent, served.html)).toEqual([]);
  });
});

describe('it would be found', () => {
  test('that a list has no keys', () => {
    const Keyless = (): ReactNode => [createElement('li'), createElement('li')];
    expect(serve(Keyless).problems.join()).toContain('key');
  });

  test('that a component reads the browser while it renders', () => {
    vi.stubGlobal('window', undefined);
    const Reading = (): ReactNode => String(window.innerWidth);
    expect(serve(Reading).problems).not.toEqual([]);
    vi.unstubAllGlobals();
  });

  test('that server and browser differ', async () => {
    const Differing = (): ReactNode => createElement('p', null, 'in the browser');
    expect((await hydrate(Differing, '<p>on the server</p>')).join()).toContain('ydrat');
  });
});
