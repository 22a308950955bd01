import type { ReactNode } from 'react';
import { CodeText } from '../../components/code-text/CodeText.tsx';

/** Splits at backticks: every second part is code. A backtick without a second one stays as it is. */
const split = (text: string): string[] => text.split(/`([^`]+)`/);

/** Returns a text of a check without the backticks around its code, for names that cannot have elements. */
export const plainText = (text: string): string => split(text).join('');

/** A text of a check, in which parts between backticks are code. */
export function TaskText({ children }: { children: string }): ReactNode {
  return split(children).map((part, at) => (at % 2 === 1 ? <CodeText key={at}>{part}</CodeText> : part));
}
