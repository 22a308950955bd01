import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as designSystem from './index.ts';
import { samples } from './render.samples.tsx';

const components = Object.entries(designSystem)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

const problems: unknown[][] = [];

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...problem) => void problems.push(problem));
  vi.spyOn(console, 'warn').mockImplementation((...problem) => void problems.push(problem));
});
afterEach(() => vi.restoreAllMocks());

describe('on the server', () => {
  test('every component has a sample', () => expect(Object.keys(samples).sort()).toEqual(components.sort()));

  test.each(Object.entries(samples))('%s renders without a warning', (_name, elements) => {
    for (const element of elements) expect(renderToString(element)).toBeTypeOf('string');
    expect(problems).toEqual([]);
  });

  test('links go through the given link component', () => {
    const html = renderToString(
      <designSystem.LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
        <designSystem.ButtonLink href="/auth">Start</designSystem.ButtonLink>
      </designSystem.LinkProvider>,
    );
    expect(html).toContain('href="/app/auth"');
  });

  test('a warning would be noticed', () => {
    renderToString(createElement('ul', null, [createElement('li'), createElement('li')]));
    expect(problems).not.toEqual([]);
  });
});
