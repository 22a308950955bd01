import { escapeHtml } from '@redwhiteandcode/contract/course/lesson-pieces.ts';

/** A part of a lesson in plain text. The first cell of a table's row names it. */
export type FilledPart =
  | { paragraph: string }
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A part of a lesson. A string is a paragraph. A list or the rows of a table can be the name of computed ones. */
export type Part =
  | string
  | { heading: string }
  | { list: readonly string[] | string }
  | { steps: string }
  | {
      table: {
        caption: string;
        columns: readonly string[];
        rows: readonly (readonly string[])[] | string;
        /** The paragraph that replaces a table without rows. */
        otherwise?: string;
      };
    };

/** What templates are filled with: the values of placeholders, and the computed lists and rows of tables. */
export interface Content {
  values: Record<string, string>;
  lists: Record<string, readonly string[]>;
  rows: Record<string, readonly (readonly string[])[]>;
}

/** Capitalizes the first letter: 'Bias tests' for 'bias tests'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces the placeholders of a template: `{first}` with 'bias tests', and `{First}` with 'Bias tests'. */
export const fill = (template: string, values: Content['values']): string =>
  template.replace(/\{(\w)(\w*)\}/g, (placeholder, initial: string, rest: string) => {
    const value = values[initial.toLowerCase() + rest];
    if (value === undefined) throw new Error(`No value for ${placeholder}`);
    return initial === initial.toLowerCase() ? value : capitalized(value);
  });

/** Replaces the placeholders in a lesson's parts with plain text. */
export function filled(parts: readonly Part[], { values, lists, rows }: Content): FilledPart[] {
  const text = (template: string) => fill(template, values);
  const fillPart = (part: Part): FilledPart => {
    if (typeof part === 'string') return { paragraph: text(part) };
    if ('heading' in part) return { heading: text(part.heading) };
    if ('steps' in part) return { steps: lists[part.steps] ?? [] };
    if ('list' in part) {
      return { list: typeof part.list === 'string' ? (lists[part.list] ?? []) : part.list.map(text) };
    }
    const { caption, columns, otherwise, ...table } = part.table;
    const cells =
      typeof table.rows === 'string' ? (rows[table.rows] ?? []) : table.rows.map((row) => row.map(text));
    if (cells.length === 0 && otherwise) return fillPart(otherwise);
    return { caption: text(caption), columns: columns.map(text), rows: cells };
  };
  return parts.map(fillPart);
}

/** Returns the HTML of a lesson's parts. */
export function html(parts: readonly FilledPart[]): string {
  const items = (list: readonly string[]) => list.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const partHtml = (part: FilledPart): string => {
    if ('paragraph' in part) return `<p>${escapeHtml(part.paragraph)}</p>`;
    if ('heading' in part) return `<h2>${escapeHtml(part.heading)}</h2>`;
    if ('list' in part) return `<ul>${items(part.list)}</ul>`;
    if ('steps' in part) return `<ol>${items(part.steps)}</ol>`;
    const head = part.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
    const body = part.rows
      .map(
        ([name = '', cell = '']) =>
          `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(cell)}</td></tr>`,
      )
      .join('');
    return `<table><caption>${escapeHtml(part.caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  };
  return parts.map(partHtml).join('\n');
}
