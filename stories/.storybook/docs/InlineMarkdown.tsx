import { CodeText, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

function render(part: string, index: number): ReactNode {
  const [, code, text, href] = /^(?:`(.+)`|\[(.+)\]\((.+)\))$/.exec(part) ?? [];
  if (code !== undefined) return <CodeText key={index}>{code}</CodeText>;
  if (text === undefined || href === undefined) return part;
  return (
    <Link key={index} href={href}>
      {text}
    </Link>
  );
}

/** Renders the code and the links of a Markdown sentence, from a code comment or a cell of a guide's table. */
export function InlineMarkdown({ children }: { children: string }): ReactNode {
  return children.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map(render);
}

/** Adds a capital letter and a period where a fragment has none. */
export function asSentence(text: string): string {
  const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?”]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}
