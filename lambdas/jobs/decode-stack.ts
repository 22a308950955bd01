import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const bundles = path.resolve(import.meta.dirname, '../dist/functions');

/**
 * Replaces each place in a bundle, such as `index.mjs:2:1234`, by that of its source. `mapOf` returns the source map of a
 * bundle's file; a place without a map stays as it is.
 */
export const decodeStack = (stack: string, mapOf: (file: string) => SourceMap | undefined): string =>
  stack.replace(
    /(?:file:\/\/)?[\w./-]*?([\w-]+\.mjs):(\d+):(\d+)/g,
    (place: string, file: string, line: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin)) return place;
      return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
    },
  );

/** Reads the source maps of a function's last build. */
function mapsOf(domain: string): (file: string) => SourceMap | undefined {
  return (file) => {
    const map = path.join(bundles, domain, `${file}.map`);
    if (!existsSync(map)) return undefined;
    return new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
  };
}

/** Prints the stack trace on standard input with the places in the sources: `npm run decode-stack -- orders < stack.txt`. */
async function main(): Promise<void> {
  const [domain = ''] = process.argv.slice(2);
  if (!/^[a-z]+$/.test(domain) || !existsSync(path.join(bundles, domain))) {
    console.error(
      'Usage: npm run decode-stack -- <domain> < stack.txt, after npm run build -w @redwhiteandcode/lambdas',
    );
    process.exitCode = 1;
    return;
  }
  process.stdout.write(decodeStack(await text(process.stdin), mapsOf(domain)));
}

if (import.meta.main) await main();
