import { readFileSync } from 'node:fs';

const anySegment = '[^/]+';

/** Returns a pattern such as `/learn/*` as a regular expression's source, without its anchors. `shapes` has the expressions of its stars, in order. */
function sourceOf(pattern: string, shapes: readonly string[]): string {
  let star = 0;
  return pattern
    .split('/')
    .map((part) => (part === '*' ? (shapes[star++] ?? anySegment) : part))
    .join('\\/');
}

/** Returns a pattern and what may follow it as a regular expression. */
function expressionOf(
  pattern: string,
  below: readonly string[],
  shapesOf: (pattern: string) => readonly string[],
): string {
  const rest = below.map((longer) => {
    const own = sourceOf(pattern, shapesOf(longer));
    return sourceOf(longer, shapesOf(longer)).slice(own.length);
  });
  const ends = rest.length > 0 ? `(?:${rest.join('|')})?` : '';
  return `/^${sourceOf(pattern, shapesOf(pattern))}${ends}$/`;
}

const table = (paths: readonly string[]): string =>
  `Object.assign(Object.create(null), ${JSON.stringify(Object.fromEntries(paths.map((path) => [path, true])))})`;

/**
 * Returns the source of the CloudFront function that selects the stored file for a path. The pages below each pattern of
 * `families` share one expression with it, because CloudFront limits the function's size.
 */
export function viewerRequestSource(
  pages: readonly string[],
  files: readonly string[],
  clientOnly: readonly string[],
  shapes: Readonly<Record<string, readonly string[]>>,
  families: readonly string[],
): string {
  const handler = readFileSync(new URL('handler.js', import.meta.url), 'utf8');
  const isBelow = (family: string) => (pattern: string) => pattern.startsWith(`${family}/`);
  const shapesOf = (pattern: string) => shapes[pattern] ?? [];
  const rendered = clientOnly
    .filter((pattern) => !pages.includes(pattern) && !families.some((family) => isBelow(family)(pattern)))
    .map((pattern) => {
      const below = families.includes(pattern) ? clientOnly.filter(isBelow(pattern)) : [];
      const [route, known] = [() => [], shapesOf].map((of) => expressionOf(pattern, below, of));
      return `{ route: ${route}, known: ${known} }`;
    });
  return [
    `const pages = ${table(pages)};`,
    `const files = ${table(files)};`,
    `const clientOnly = [${rendered.join(', ')}];`,
    handler.replace(/^\/\*.*global.*\*\/\n/, ''),
  ].join('\n');
}
