// @vitest-environment jsdom
/// <reference types="vite/client" />
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { composeStories } from '@storybook/react-vite';
import { act, createElement, type FunctionComponent, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The documentation's pages, which the preview configures, cannot load without a document.
vi.mock('../../stories/.storybook/preview.tsx', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

type StoryFile = Parameters<typeof composeStories>[0];
type Stories = Record<string, FunctionComponent>;
type Served = { html: string; warnings: string[] };
type ServedStory = Served & { load: () => Promise<StoryFile>; page: string; name: string };

const files = import.meta.glob<StoryFile>(
  '../../stories/{foundations,components,screens,pages,deprecated}/**/*.stories.tsx',
);

/** Returns the stories of a file as components. */
async function composeFile(load: () => Promise<StoryFile>): Promise<Stories> {
  const { composeStories } = await import('@storybook/react-vite');
  return composeStories(await load()) as unknown as Stories;
}

const problems: string[] = [];
function listen(): void {
  problems.length = 0;
  const note = (...parts: unknown[]) => void problems.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
}

/** Renders a component with its lazy parts on the server. Returns its HTML with the warnings and errors. */
async function serve(Story: FunctionComponent): Promise<Served> {
  problems.length = 0;
  let html = '';
  try {
    // Without a limit React would insert large Suspense boundaries by a script.
    const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
    const { prelude } = await prerenderToNodeStream(createElement(Story), options);
    html = await text(prelude);
  } catch (error) {
    problems.push(String(error));
  }
  return { html, warnings: [...problems] };
}

/** Renders every story without `window` and `document`. */
async function serveAll(): Promise<ServedStory[]> {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  listen();
  try {
    const pages: ServedStory[] = [];
    for (const [file, load] of Object.entries(files)) {
      for (const [name, Story] of Object.entries(await composeFile(load))) {
        pages.push({ load, page: path.basename(file, '.stories.tsx'), name, ...(await serve(Story)) });
      }
    }
    return pages;
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.resetModules();
  }
}

/** Hydrates a component in the server's HTML and unmounts it. Returns the warnings and errors. */
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

/** An observer that never reports anything. */
class Observer {
  readonly observe = vi.fn();
  readonly unobserve = vi.fn();
  readonly disconnect = vi.fn();
}

/** Fakes of the browser APIs that jsdom lacks. */
const browserFakes = {
  matchMedia: () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  DataTransfer: class {
    readonly items = { add: () => undefined };
    readonly files = Object.assign(document.createElement('input'), { type: 'file' }).files;
  },
};

const served = await serveAll();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const [name, value] of Object.entries(browserFakes)) vi.stubGlobal(name, value);
  listen();
});
afterEach(() => vi.restoreAllMocks());

test('stories exist', () => expect(served.length).toBeGreaterThan(100));

test.each(served)('$page $name renders and hydrates without a warning', async (story) => {
  expect(story.warnings).toEqual([]);
  const { [story.name]: Story } = await composeFile(story.load);
  expect(await hydrate(Story as FunctionComponent, story.html)).toEqual([]);
});

describe('a planted fault is found:', () => {
  test('a list without keys', async () => {
    const Keyless = (): ReactNode => [createElement('li'), createElement('li')];
    expect((await serve(Keyless)).warnings.join()).toContain('key');
  });

  test('a component that reads browser globals while rendering', async () => {
    vi.stubGlobal('window', undefined);
    const Reading = (): ReactNode => String(window.innerWidth);
    expect((await serve(Reading)).warnings).not.toEqual([]);
    vi.unstubAllGlobals();
  });

  test('HTML that differs between server and browser', async () => {
    const Differing = (): ReactNode => createElement('p', null, 'in the browser');
    expect((await hydrate(Differing, '<p>on the server</p>')).join()).toContain('ydrat');
  });
});
