import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

describe('the scripts of a page', () => {
  const page = `<link rel="modulepreload" href="/assets/shell.js"/><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/about.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/about":route1};

import("/assets/entry.js");</script>`;

  it('are not asked for by the page itself, and the same ones later', () => {
    const late = withLateScripts(page);
    expect(late).not.toContain('modulepreload" href');
    expect(late).toContain('<link rel="late-module" href="/assets/shell.js"/>');
    expect(late).not.toMatch(/import [^(]*"/);
    const files = [...late.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file);
    expect(files).toEqual(['/assets/manifest.js', '/assets/root.js', '/assets/about.js', '/assets/entry.js']);
    expect(late).toContain(
      'function([,route0,route1]){window.__reactRouterRouteModules = {"root":route0,"routes/about":route1};',
    );
  });

  it('that start in an unknown way stop the build', () => {
    expect(() => withLateScripts('<script type="module">start()</script>')).toThrow('React Router');
  });
});
