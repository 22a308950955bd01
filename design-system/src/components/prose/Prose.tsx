import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

/** Sanitized HTML: the caller has cleaned it, with Trusted Types where the browser has them. */
export type SanitizedHtml = string | { toString(): string };

export interface ProseProps {
  /** HTML that the caller has sanitized; nothing is cleaned here. */
  html?: SanitizedHtml | undefined;
  /** Used instead of `html` for text written in JSX. */
  children?: ReactNode;
}

/** Long text: 68 characters a line, headings, lists, tables, code. */
export function Prose({ html, children }: ProseProps): ReactNode {
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div className={prose} data-component="Prose" {...content} />;
}
