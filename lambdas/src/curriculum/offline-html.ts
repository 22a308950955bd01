const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${escape(text)}</li>`).join('');

/** A part of a lesson. A string is a paragraph. */
export type Part = string | { html: string };

/** These functions make the other parts of a lesson from plain text. */
export const heading = (text: string): Part => ({ html: `<h2>${escape(text)}</h2>` });
export const list = (texts: readonly string[]): Part => ({ html: `<ul>${items(texts)}</ul>` });
export const steps = (texts: readonly string[]): Part => ({ html: `<ol>${items(texts)}</ol>` });

/** Makes a table with two columns; the first cell of each row is its heading. */
export function table(
  caption: string,
  [first, second]: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): Part {
  const head = `<thead><tr><th scope="col">${escape(first)}</th><th scope="col">${escape(second)}</th></tr></thead>`;
  const body = rows
    .map(([name, text]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(text)}</td></tr>`)
    .join('');
  return { html: `<table><caption>${escape(caption)}</caption>${head}<tbody>${body}</tbody></table>` };
}

/** Returns the HTML of a lesson's parts. */
export const html = (parts: readonly Part[]): string =>
  parts.map((it) => (typeof it === 'string' ? `<p>${escape(it)}</p>` : it.html)).join('\n');
