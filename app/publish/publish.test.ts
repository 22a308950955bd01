import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgets, measureRoutes } from './first-load.ts';
import { inlineScriptHashes, responseHeaders, withScriptPolicy } from './page-security.ts';
import { clientOnlyPatterns, prerenderedPaths } from './paths.ts';
import { sitemap } from './sitemap.ts';
import { viewerRequestSource } from './viewer-request.ts';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
type Answer = { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };

const source = viewerRequestSource(prerenderedPaths, clientOnlyPatterns);
const context = vm.createContext({});
vm.runInContext(source, context);

function ask(uri: string, querystring: Values = {}): Answer {
  const { handler } = context as { handler: (event: object) => Answer };
  return handler({ request: { method: 'GET', uri, querystring, headers: {} } });
}

const fileOf = (uri: string) => ask(uri).uri;
const redirectOf = (uri: string, querystring?: Values) => {
  const { statusCode, headers } = ask(uri, querystring);
  return [statusCode, headers?.location?.value];
};

describe('which file a path gets', () => {
  it.each([
    ['/', '/index.html'],
    ['/auth', '/auth/index.html'],
    ['/course/ai-literacy-101', '/course/ai-literacy-101/index.html'],
    ['/404', '/404/index.html'],
    ['/assets/shell-abc.js', '/assets/shell-abc.js'],
    ['/robots.txt', '/robots.txt'],
    ['/dashboard', '/__spa-fallback.html'],
    ['/learn/x', '/__spa-fallback.html'],
    ['/learn/x/1/2', '/__spa-fallback.html'],
    ['/verify/RWC-2025-DEM0CERT', '/__spa-fallback.html'],
    ['/course/made-later', '/__spa-fallback.html'],
    ['/nowhere', '/404/index.html'],
    ['/learn', '/404/index.html'],
    ['/learn/x/1', '/404/index.html'],
    ['/dashboard/more', '/404/index.html'],
    ['/constructor', '/404/index.html'],
    ['/__proto__', '/404/index.html'],
  ])('%s is %s', (uri, file) => {
    expect(fileOf(uri)).toBe(file);
  });

  it('leads from the plural to the course and keeps the query', () => {
    expect(redirectOf('/courses/ai-literacy-101', { a: { value: '1' } })).toEqual([
      308,
      '/course/ai-literacy-101?a=1',
    ]);
  });

  it('takes the slash from the end and keeps the query', () => {
    expect(
      redirectOf('/auth/', {
        mode: { value: 'signup' },
        x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      }),
    ).toEqual([308, '/auth?mode=signup&x=1&x=2']);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '///evil.example//',
    '/\\/evil.example\\',
  ])('never sends %s to another host', (uri) => {
    const [status, location] = redirectOf(uri);
    expect(status).toBe(308);
    expect(new URL(String(location), 'https://site.example').host).toBe('site.example');
  });

  it('lets no line break into the header', () => {
    const [, location] = redirectOf('/auth/', { 'a\r\nb': { value: 'c\nd' } });
    expect(location).toBe('/auth?ab=cd');
  });

  it('fits into a CloudFront Function', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10_240);
  });
});

describe('a page’s script policy', () => {
  const html =
    '<head><meta charSet="utf-8"/><script>a()</script><script type="application/ld+json">{}</script></head><body><script src="/x.js"></script><script type="module" async="">b()</script></body>';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('names the scripts that stand in the page, and nothing else', () => {
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
    expect(withScriptPolicy(html)).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hash('a()')} ${hash('b()')}"/>`,
    );
  });

  it('stands before every script, or the build stops', () => {
    expect(() => withScriptPolicy('<head><script>a()</script></head>')).toThrow('charset');
  });

  it('is joined by headers that close everything else', () => {
    const policy = responseHeaders['content-security-policy'];
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(responseHeaders['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('the first load of a route', () => {
  const entry = { module: '/entry.js', imports: ['/shared.js'] };
  const names = Object.keys(budgets);
  const routes = Object.fromEntries([
    ['root', { module: '/root.js', imports: ['/shared.js'], css: ['/style.css'] }],
    ...names.map((name) => [`routes/${name}`, { module: `/${name}.js`, parentId: 'root' }]),
  ]);
  const random = new Map<string, Uint8Array>();
  const read = (bytes: number) => (asset: string) => {
    const content = random.get(asset) ?? crypto.getRandomValues(new Uint8Array(bytes));
    random.set(asset, content);
    return content;
  };

  it('counts every file once, the shared one too', () => {
    const [home] = measureRoutes({ entry, routes }, '/manifest.js', read(1000));
    const files = ['/manifest.js', '/entry.js', '/shared.js', '/root.js', '/home.js'];
    const sizes = files.map((file) => gzipSync(read(1000)(file), { level: 9 }).length);
    expect(home).toMatchObject({ name: 'home', isBroken: false, js: sizes.reduce((a, b) => a + b) });
  });

  it('is over budget when it is too heavy', () => {
    random.clear();
    const heavy = measureRoutes({ entry, routes }, '/manifest.js', read(32_000));
    expect(heavy.every(({ isBroken }) => isBroken)).toBe(true);
  });
});

describe('the sitemap', () => {
  it('lists pages under the site’s root', () => {
    expect(sitemap('https://site.example', ['/', '/a?b&c'])).toContain(
      '<loc>https://site.example/a?b&#38;c</loc>',
    );
  });
});
