import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAnalyticsSettings, withAnalytics } from './analytics.ts';
import { measuredPaths, measureRoutes } from './first-load.ts';
import { inlineScriptHashes, responseHeaders } from './page-security.ts';
import { clientOnlyPatterns, pageFamilies, prerenderedPaths, privatePaths, segmentShapes } from './paths.ts';
import { sitemap } from './sitemap.ts';
import { viewerRequestSource } from './viewer-request.ts';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
type Result = { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };

const source = viewerRequestSource(
  [...prerenderedPaths, ...privatePaths],
  ['/robots.txt', '/favicon.svg'],
  clientOnlyPatterns,
  segmentShapes,
  pageFamilies,
);
const context = vm.createContext({});
vm.runInContext(source, context);

function handle(uri: string, querystring: Values = {}): Result {
  const { handler } = context as { handler: (event: object) => Result };
  return handler({ request: { method: 'GET', uri, querystring, headers: {} } });
}

const fileOf = (uri: string, querystring?: Values) => handle(uri, querystring).uri;
const redirectOf = (uri: string, querystring?: Values) => {
  const { statusCode, headers } = handle(uri, querystring);
  return [statusCode, headers?.location?.value];
};

describe('the file for a path', () => {
  it.each([
    ['/', '/index.html'],
    ['/auth', '/auth/index.html'],
    ['/course/ai-literacy-101', '/course/ai-literacy-101/index.html'],
    ['/404', '/404/index.html'],
    ['/assets/shell-abc.js', '/assets/shell-abc.js'],
    ['/robots.txt', '/robots.txt'],
    ['/dashboard', '/dashboard/index.html'],
    ['/learn/x', '/__spa-fallback.html'],
    ['/learn/x/1/2', '/__spa-fallback.html'],
    ['/verify/RWC-2025-DEM0CERT', '/__spa-fallback.html'],
    ['/admin', '/admin/index.html'],
    ['/admin/courses/new', '/__spa-fallback.html'],
    ['/admin/nothing', '/404/index.html'],
    ['/company', '/company/index.html'],
    ['/company/sample-account-1', '/__spa-fallback.html'],
    ['/company/sample-account-1/roles', '/__spa-fallback.html'],
    ['/company/sample-account-1/nothing', '/404/index.html'],
    ['/company/sample-account-1/roles/more', '/404/index.html'],
    [`/company/${'x'.repeat(101)}`, '/404/rendered.html'],
    ['/company/No_Company/roles', '/404/rendered.html'],
    ['/course/made-later', '/__spa-fallback.html'],
    ['/nowhere', '/404/index.html'],
    ['/learn', '/404/index.html'],
    ['/learn/x/1', '/404/index.html'],
    ['/dashboard/more', '/404/index.html'],
    ['/constructor', '/404/index.html'],
    ['/__proto__', '/404/index.html'],
    ['/%61uth', '/auth/index.html'],
    ['/%zz', '/404/index.html'],
    ['/Auth', '/404/index.html'],
    ['/Course/ai-literacy-101', '/404/index.html'],
    ['/learn/x/abc', '/404/index.html'],
    ['/learn/x/abc/def', '/404/rendered.html'],
    ['/learn/x/0/1', '/404/rendered.html'],
    ['/learn/No_Course', '/404/rendered.html'],
    ['/course/No-Course', '/404/rendered.html'],
    ['/course/no--course', '/404/rendered.html'],
    [`/course/${'x'.repeat(80)}`, '/__spa-fallback.html'],
    [`/course/${'x'.repeat(81)}`, '/404/rendered.html'],
    ['/course/a%2Fb', '/404/rendered.html'],
    ['/index.html.gz', '/404/index.html'],
    ['/index.html.br', '/404/index.html'],
    ['/auth/index.html.gz', '/404/index.html'],
    ['/__spa-fallback.html', '/404/index.html'],
    ['/404/rendered.html', '/404/index.html'],
    ['/nowhere/index.html', '/404/index.html'],
    ['/robots.txt.gz', '/404/index.html'],
    ['/no.such', '/404/index.html'],
  ])('%s is %s', (uri, file) => {
    expect(fileOf(uri)).toBe(file);
  });

  it.each([
    ['signin', '/auth/index.html'],
    ['signup', '/__spa-fallback.html'],
    ['reset', '/__spa-fallback.html'],
  ])('/auth depends on the mode: %s is %s', (mode, file) => {
    expect(fileOf('/auth', { mode: { value: mode } })).toBe(file);
    expect(fileOf('/about', { mode: { value: mode } })).toBe('/about/index.html');
  });

  it('/courses/… is a redirect to the course with the query', { tags: ['plural-course-path'] }, () => {
    expect(redirectOf('/courses/ai-literacy-101', { a: { value: '1' } })).toEqual([
      308,
      '/course/ai-literacy-101?a=1',
    ]);
  });

  it.each([
    ['/index.html', '/'],
    ['/auth/index.html', '/auth'],
    ['/course/ai-literacy-101/index.html', '/course/ai-literacy-101'],
  ])('%s is a redirect to the page %s', (uri, location) => {
    expect(redirectOf(uri)).toEqual([308, location]);
  });

  it('of a path with a trailing slash is a redirect that keeps the query', () => {
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
  ])('%s is never a redirect to another host', (uri) => {
    const [status, location] = redirectOf(uri);
    expect(status).toBe(308);
    expect(new URL(String(location), 'https://site.example').host).toBe('site.example');
  });

  it('of a path with line breaks in the query is a redirect without them', () => {
    const [, location] = redirectOf('/auth/', { 'a\r\nb': { value: 'c\nd' } });
    expect(location).toBe('/auth?ab=cd');
  });

  it('comes from a function within CloudFront’s size limit', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10_240);
  });
});

describe('a page’s script policy', () => {
  const html =
    '<head><meta charSet="utf-8"/><script>a()</script><script type="application/ld+json">{}</script></head><body><script src="/x.js"></script><script type="module" async="">b()</script></body>';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('has the hashes of inline scripts that run, and no others', () => {
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
  });

  it('allows script files of the site and hashed scripts only', () => {
    const directives = responseHeaders([hash('a()'), hash('b()')])['content-security-policy']?.split('; ');
    expect(directives?.filter((directive) => directive.startsWith('script-src'))).toEqual([
      `script-src 'self' ${hash('a()')} ${hash('b()')}`,
      "script-src-attr 'none'",
    ]);
  });

  it('forbids everything else', () => {
    const policy = responseHeaders([])['content-security-policy'];
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(responseHeaders([])['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('search engines', () => {
  it('list the stage with the customers, and not the one that tries changes', () => {
    expect(responseHeaders([], { stage: 'dev' })['x-robots-tag']).toBe('noindex');
    expect(responseHeaders([], { stage: 'prod' })).not.toHaveProperty('x-robots-tag');
  });
});

describe('a build with analytics', () => {
  const analytics = readAnalyticsSettings({
    ANALYTICS_ID: 'G-SAMPLE',
    PIXEL_ID: '12345',
    PIXEL_SCRIPT: 'http://localhost:4000/pixel.js',
    PIXEL_HOSTS: 'http://localhost:4000',
  });
  const html = '<head><meta charSet="utf-8"/></head>';

  it('allows the hosts of its scripts in its policy, and no others', () => {
    const hashes = inlineScriptHashes('<script>a()</script><script>b()</script>');
    const policy = responseHeaders(hashes, { analytics })['content-security-policy'] ?? '';
    const hosts = 'https://www.googletagmanager.com http://localhost:4000';
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')} ${hosts};`);
    expect(policy).toMatch(
      /connect-src 'self' https:[^;]*google-analytics\.com[^;]* http:\/\/localhost:4000;/,
    );
    expect(policy).toContain('rwc-structured-data default');
    expect(policy.length).toBeLessThan(1700);
  });

  it('writes its settings into every page as data', () => {
    expect(withAnalytics(html, analytics)).toContain(
      'content="{&quot;analytics&quot;:{&quot;id&quot;:&quot;G-SAMPLE&quot;,&quot;script&quot;:&quot;https://www.googletagmanager.com/gtag/js&quot;},&quot;pixel&quot;:{',
    );
  });

  it('allows no other host and leaves its pages unchanged if it has no identifiers', () => {
    const none = readAnalyticsSettings({ ANALYTICS_SCRIPT: 'https://example.com/script.js' });
    expect(responseHeaders([], { analytics: none })).toEqual(responseHeaders([]));
    expect(responseHeaders([], { analytics: none })['content-security-policy']).not.toMatch(
      /https?:|default;|data default/,
    );
    expect(withAnalytics(html, none)).toBe(html);
  });

  it.each([
    { ANALYTICS_ID: 'G-1"><script>' },
    { ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT: 'javascript:alert(1)' },
    { PIXEL_ID: '1', PIXEL_HOSTS: "https://example.com; script-src 'unsafe-inline'" },
  ])('fails with %j', (variables) => {
    expect(() => readAnalyticsSettings(variables)).toThrow(/^(ANALYTICS|PIXEL)_/);
  });
});

describe('the first load of a route', () => {
  const entry = { module: '/entry.js', imports: ['/shared.js'] };
  const routes = Object.fromEntries([
    ['root', { module: '/root.js', imports: ['/shared.js'], css: ['/style.css'] }],
    ...measuredPaths.map((path) => [
      path,
      {
        module: `${path}.js`,
        parentId: 'root',
        ...(path === '/' ? { index: true } : { path: path.slice(1) }),
      },
    ]),
  ]);
  const random = new Map<string, Uint8Array>();
  const read = (bytes: number) => (asset: string) => {
    const content = random.get(asset) ?? crypto.getRandomValues(new Uint8Array(bytes));
    random.set(asset, content);
    return content;
  };

  it('counts every file once, shared files too', () => {
    const [home] = measureRoutes({ entry, routes }, '/manifest.js', read(1000));
    const files = ['/manifest.js', '/entry.js', '/shared.js', '/root.js', '/.js'];
    const sizes = files.map((file) => gzipSync(read(1000)(file), { level: 9 }).length);
    expect(home).toMatchObject({ path: '/', isOverBudget: false, js: sizes.reduce((a, b) => a + b) });
  });

  it('exceeds its budget when it is too large', () => {
    random.clear();
    const large = measureRoutes({ entry, routes }, '/manifest.js', read(32_000));
    expect(large.every(({ isOverBudget }) => isOverBudget)).toBe(true);
  });

  it('is measured for every admin page, with the admin budget', () => {
    random.clear();
    const area = {
      root: { module: '/root.js' },
      frame: { module: '/admin.js', parentId: 'root', path: 'admin' },
      users: { module: '/users.js', parentId: 'frame', path: 'users' },
    };
    const measured = (bytes: number) =>
      measureRoutes({ entry, routes: { ...routes, ...area } }, '/manifest.js', read(bytes))
        .filter(({ path }) => path === '/admin/users')
        .map(({ isOverBudget }) => isOverBudget);
    expect(measured(26_000)).toEqual([false]);
    random.clear();
    expect(measured(40_000)).toEqual([true]);
  });
});

describe('the sitemap', () => {
  it('lists pages under the site’s root', () => {
    expect(sitemap('https://site.example', ['/', '/a?b&c'])).toContain(
      '<loc>https://site.example/a?b&#38;c</loc>',
    );
  });
});
