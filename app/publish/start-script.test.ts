import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { htmlOf, readBuilt } from './built-page.ts';
import { importsPath, readManifest, splitManifest } from '../src/shell/first-load/manifest.ts';
import { reactMark } from '../src/shell/first-load/reactMark.ts';
import { pageFacts, startScript } from '../src/shell/first-load/StartScript.tsx';

const require = createRequire(import.meta.url);
const readPackage = (name: string, file: string) =>
  readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), file), 'utf8');

describe('the facts about React and React Router that the first load relies on', () => {
  it('React marks the elements that it has hydrated', () => {
    const react = readPackage('react-dom', 'cjs/react-dom-client.production.js');
    const change = `React no longer sets properties that start with "${reactMark}": change app/src/shell/first-load/reactMark.ts`;
    expect(react.includes(`"${reactMark}Fiber$"`), change).toBe(true);
  });

  it.each([
    ['writes its list of routes in the form that we read', '`window.__reactRouterManifest=${JSON.stringify('],
    ['looks for the start script in the form that we write', '"window.__reactRouterRouteModules ="'],
    ['looks for its context in the form that we write', '"window.__reactRouterContext ="'],
  ])('React Router %s', (_fact, source) => {
    const build = readPackage('@react-router/dev', 'dist/vite.js');
    expect(build.includes(source), `React Router's build no longer contains ${source}`).toBe(true);
  });
});

describe('the list of routes', () => {
  const entry = { module: '/entry.js', imports: ['/shared.js'], css: ['/all.css'] };
  const routes = {
    root: {
      id: 'root',
      module: '/root.js',
      imports: ['/shared.js', '/own.js'],
      css: ['/all.css'],
      hasLoader: false,
    },
    'routes/about': {
      id: 'routes/about',
      module: '/about.js',
      parentId: 'root',
      path: 'about',
      imports: ['/own.js', '/part.js', '/about-part.js'],
      css: ['/all.css', '/b.css#', '/a.css#'],
    },
  };
  const source = `window.__reactRouterManifest=${JSON.stringify({ entry, routes, url: '/m.js' })};`;

  it('has only the properties that our router reads', () => {
    expect(readManifest(splitManifest(source).manifest)).toEqual({
      entry,
      url: '/m.js',
      routes: {
        root: { module: '/root.js' },
        'routes/about': {
          module: '/about.js',
          parentId: 'root',
          path: 'about',
          css: ['/b.css#', '/a.css#'],
        },
      },
    });
  });

  it('leaves the imports of each route to another file, without those that its parents load', () => {
    expect(splitManifest(source).imports).toEqual({
      root: ['/own.js'],
      'routes/about': ['/part.js', '/about-part.js'],
    });
    expect(importsPath('/assets/manifest-1a2b.js')).toBe('/assets/imports-1a2b.json');
  });

  it('in an unknown form stops the build', () => {
    expect(() => readManifest('export default {}')).toThrow('no longer starts with');
  });
});

describe('the script that starts a page', () => {
  const manifest = {
    url: '/manifest.js',
    version: '1',
    entry: { module: '/entry.js', imports: ['/shell.js'] },
    routes: Object.fromEntries(
      ['root', 'routes/about'].map((id) => [
        id,
        { id, module: `/${id}.js`, imports: ['/shell.js', `/${id}-part.js`] },
      ]),
    ),
  } as unknown as Parameters<typeof pageFacts>[0]['manifest'];
  const matches = Object.keys(manifest.routes).map((id) => ({ route: { id } }));

  it('lists each file of the page once', () => {
    expect(pageFacts({ manifest, isSpaMode: false, staticHandlerContext: { matches } })).toEqual({
      manifest: '/manifest.js',
      entry: '/entry.js',
      routes: [
        ['root', '/root.js'],
        ['routes/about', '/routes/about.js'],
      ],
      files: [
        '/manifest.js',
        '/entry.js',
        '/shell.js',
        '/root.js',
        '/root-part.js',
        '/routes/about.js',
        '/routes/about-part.js',
      ],
      isFallback: false,
    });
  });

  it('starts the fallback page with the root only', () => {
    const facts = pageFacts({ manifest, isSpaMode: true, staticHandlerContext: { matches } });
    expect(facts).toMatchObject({ routes: [['root', '/root.js']], isFallback: true });
  });

  it('keeps early presses on a prerendered page, which has buttons, and not on the fallback page', () => {
    const listensToClicks = (isFallback: boolean) => {
      let count = 0;
      const element = {
        dataset: { page: JSON.stringify({ manifest: '', files: [], routes: [], isFallback }) },
      };
      const page = {
        querySelector: () => element,
        querySelectorAll: () => [],
        addEventListener: () => count++,
        createElement: () => ({}),
        head: { append: () => undefined },
      };
      runInNewContext(startScript(), {
        document: page,
        window: {},
        // The script says here that it cannot import its modules.
        console: { info: () => undefined },
        requestAnimationFrame: () => undefined,
      });
      return count === 1;
    };
    expect([false, true].map(listensToClicks)).toEqual([true, false]);
  });

  it('cannot be written for a route that React Router’s manifest does not list', () => {
    const unknown = [{ route: { id: 'routes/new' } }];
    expect(() =>
      pageFacts({ manifest, isSpaMode: false, staticHandlerContext: { matches: unknown } }),
    ).toThrow('routes/new');
  });

  it('is in every page, and React Router’s scripts are not', () => {
    for (const html of [htmlOf('/about'), readBuilt('__spa-fallback.html').toString()]) {
      expect(html).toContain(`>${startScript()}</script>`);
      expect(html).not.toMatch(/rel="modulepreload"|streamController/);
    }
  });
});
