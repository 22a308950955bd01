import { existsSync, readFileSync } from 'node:fs';

const built = new URL('../build/client/', import.meta.url);

/** Reads a built file. Throws if it is missing: `npm run build` writes it. */
export function readBuilt(file: string): Buffer {
  const url = new URL(file, built);
  if (!existsSync(url)) throw new Error(`${file} is not built. Run npm run build.`);
  return readFileSync(url);
}

/** Returns the built HTML of a page. */
export const htmlOf = (path: string): string =>
  readBuilt(`${path.slice(1)}/index.html`.replace(/^\//, '')).toString();

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Returns the text of HTML. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the texts of all elements with a tag name. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([element]) => textOf(element));

/** Returns the value of a tag's attribute. */
export const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

/** Returns the HTML of a page's `main` element. */
export const mainOf = (path: string): string => /<main.*<\/main>/s.exec(htmlOf(path))?.[0] ?? '';

/** Returns the HTML from one marker through the next. */
export const partOf = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start) + to.length);
};
