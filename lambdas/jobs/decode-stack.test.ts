import { SourceMap } from 'node:module';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { decodeStack } from './decode-stack.ts';

const source = `export function first() {
  return second();
}
function second() {
  throw new Error('planted');
}
`;
const [map, bundle] = buildSync({
  stdin: { contents: source, sourcefile: 'sample.ts' },
  minify: true,
  sourcemap: 'external',
  outfile: 'index.mjs',
  write: false,
}).outputFiles;
const maps = new SourceMap(JSON.parse(map?.text ?? ''));
const column = (bundle?.text.indexOf('throw') ?? 0) + 1;
const stack = `Error: planted\n    at n (file:///var/task/index.mjs:1:${column})\n    at node:internal/timers:1:2`;

describe('a stack trace of a bundle', () => {
  it('gets the places of the sources', () => {
    expect(decodeStack(stack, (file) => (file === 'index.mjs' ? maps : undefined))).toBe(
      'Error: planted\n    at n (sample.ts:5:3)\n    at node:internal/timers:1:2',
    );
  });

  it('stays as it is without a source map', () => {
    expect(decodeStack(stack, () => undefined)).toBe(stack);
  });
});
