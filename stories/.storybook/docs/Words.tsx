import { CodeText, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

function render(part: string, index: number): ReactNode {
  const [, code, words, href] = /^(?:`(.+)`|\[(.+)\]\((.+)\))$/.exec(part) ?? [];
  if (code !== undefined) return <CodeText key={index}>{code}</CodeText>;
  if (words === undefined || href === undefined) return part;
  return (
    <Link key={index} href={href}>
      {words}
    </Link>
  );
}

/** A sentence of a code comment or a guide's table: code in backticks, links as in Markdown. */
export function Words({ children }: { children: string }): ReactNode {
  return children.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map(render);
}

/** With a capital and a full stop, which a fragment leaves out. */
export function asSentence(words: string): string {
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?”]$/.test(capital) ? capital : `${capital}.`;
}
