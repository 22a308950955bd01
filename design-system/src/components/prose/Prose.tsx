import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusableWhileScrolling } from './focusableWhileScrolling.ts';
import { narrowColumns } from './narrowColumns.ts';
import { prose, tableFrame } from './Prose.css.ts';

/** Puts each table into a frame that scrolls sideways; keyboard users can focus the frame while it scrolls. */
function frameTables(prose: HTMLElement): () => void {
  const stops: (() => void)[] = [];
  for (const table of prose.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = tableFrame;
    frame.role = 'group';
    const caption = table.caption ?? table.closest('figure')?.querySelector('figcaption');
    frame.ariaLabel = caption?.textContent || headingOf(table) || 'Table';
    table.replaceWith(frame);
    frame.append(table);
    narrowColumns(table);
    stops.push(focusableWhileScrolling(frame));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the text of the last heading before a table. */
function headingOf(table: HTMLTableElement): string | null | undefined {
  const headings = [...(table.closest('[data-component="Prose"]')?.querySelectorAll('h1, h2, h3, h4') ?? [])];
  return headings.findLast(
    (heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  )?.textContent;
}

/** Returns the ref of the element with this HTML, and frames the tables in it. */
function useTableFrames(html: object | string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React replaces the content only when `html` changes.
    if (html !== undefined && ref.current) return frameTables(ref.current);
    return undefined;
  }, [html]);
  return ref;
}

/** HTML that the caller has sanitized, as `TrustedHTML` in browsers with Trusted Types. */
export type SanitizedHtml = string | { toString(): string };

export interface ProseProps {
  /** HTML that the caller has sanitized; Prose does not sanitize it. */
  html?: SanitizedHtml | undefined;
  /** The text as JSX, instead of `html`. */
  children?: ReactNode;
}

/** Long text of 68 characters per line, with headings, lists, tables and code. */
export function Prose({ html, children }: ProseProps): ReactNode {
  const ref = useTableFrames(html);
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div ref={ref} className={prose} data-component="Prose" {...content} />;
}
