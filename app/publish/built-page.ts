import { existsSync, readFileSync } from 'node:fs';

const built = new URL('../build/client/', import.meta.url);

/** Reads a file that the build has written; `npm run build` writes them. */
export function readBuilt(file: string): Buffer {
  const url = new URL(file, built);
  if (!existsSync(url)) throw new Error(`${file} is not built. Run npm run build.`);
  return readFileSync(url);
}

/** The HTML of a page, as it is sent. */
export const htmlOf = (path: string): string =>
  readBuilt(`${path.slice(1)}/index.html`.replace(/^\//, '')).toString();

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What the HTML says, without its tags. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of all elements of a name. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([element]) => textOf(element));

/** The value of a tag's attribute. */
export const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

/** The HTML of a page's main part. */
export const mainOf = (path: string): string => /<main.*<\/main>/s.exec(htmlOf(path))?.[0] ?? '';

/** The part of a page from one marker to the next. */
export const partOf = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start) + to.length);
};
