import { readFileSync } from 'node:fs';

const segment = '[^/]+';

/** A pattern such as `/learn/*` as the source of a regular expression. */
function expressionOf(pattern: string): string {
  const path = pattern
    .split('/')
    .map((part) => (part === '*' ? segment : part))
    .join('\\/');
  return `/^${path}$/`;
}

/** The source of the CloudFront Function that decides which stored file a path gets. */
export function viewerRequestSource(pages: readonly string[], clientOnly: readonly string[]): string {
  const table = Object.fromEntries(pages.map((path) => [path, true]));
  const handler = readFileSync(new URL('handler.js', import.meta.url), 'utf8');
  return [
    `const pages = Object.assign(Object.create(null), ${JSON.stringify(table)});`,
    `const clientOnly = [${clientOnly.map(expressionOf).join(', ')}];`,
    handler.replace(/^\/\*.*global.*\*\/\n/, ''),
  ].join('\n');
}
