import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';
import { useTableFrames } from './useTableFrames.ts';

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
