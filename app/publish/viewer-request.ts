import { readFileSync } from 'node:fs';

const anySegment = '[^/]+';

/** Returns a pattern such as `/learn/*` as a regular expression's source. `shapes` has the expressions of its stars, in order. */
function expressionOf(pattern: string, shapes: readonly string[]): string {
  let star = 0;
  const path = pattern
    .split('/')
    .map((part) => (part === '*' ? (shapes[star++] ?? anySegment) : part))
    .join('\\/');
  return `/^${path}$/`;
}

const table = (paths: readonly string[]): string =>
  `Object.assign(Object.create(null), ${JSON.stringify(Object.fromEntries(paths.map((path) => [path, true])))})`;

/** Returns the source of the CloudFront function that selects the stored file for a path. */
export function viewerRequestSource(
  pages: readonly string[],
  files: readonly string[],
  clientOnly: readonly string[],
  shapes: Readonly<Record<string, readonly string[]>>,
): string {
  const handler = readFileSync(new URL('handler.js', import.meta.url), 'utf8');
  const rendered = clientOnly.map(
    (pattern) =>
      `{ route: ${expressionOf(pattern, [])}, known: ${expressionOf(pattern, shapes[pattern] ?? [])} }`,
  );
  return [
    `const pages = ${table(pages)};`,
    `const files = ${table(files)};`,
    `const clientOnly = [${rendered.join(', ')}];`,
    handler.replace(/^\/\*.*global.*\*\/\n/, ''),
  ].join('\n');
}
