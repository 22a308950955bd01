const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${escape(text)}</li>`).join('');

/** Parts of a lesson, from plain text. */
export const part = (heading: string): string => `<h2>${escape(heading)}</h2>`;
export const paragraph = (text: string): string => `<p>${escape(text)}</p>`;
export const list = (texts: readonly string[]): string => `<ul>${items(texts)}</ul>`;
export const steps = (texts: readonly string[]): string => `<ol>${items(texts)}</ol>`;

/** A table of two columns; the first cell of each row is its heading. */
export function table(
  caption: string,
  [first, second]: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string {
  const head = `<thead><tr><th scope="col">${escape(first)}</th><th scope="col">${escape(second)}</th></tr></thead>`;
  const body = rows
    .map(([name, text]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(text)}</td></tr>`)
    .join('');
  return `<table><caption>${escape(caption)}</caption>${head}<tbody>${body}</tbody></table>`;
}

/** A lesson from its parts. */
export const html = (parts: readonly string[]): string => parts.join('\n');
