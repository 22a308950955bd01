/**
 * A part of an email's body: a paragraph; the heading of the parts that follow; a link on a separate line (`isMain` renders it
 * as a button), with links that follow it a list; a list of facts; a table with the titles of its columns; or a user's text
 * with its line breaks. All parts are plain text and are escaped in HTML.
 */
export type EmailPart =
  | string
  | { heading: string }
  | { label: string; href: string; isMain?: boolean }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { quote: string };

/** The subject and body of an email. */
export interface EmailContent {
  /** Line breaks and control characters become spaces; 150 characters at most. */
  subject: string;
  /** Why the recipient gets the email, for its footer. @default that the address has an account or a request */
  why?: string | undefined;
  parts: readonly EmailPart[];
}

function textOf(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('href' in part) return `${part.label}: ${part.href}`;
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('rows' in part) return [part.columns, ...part.rows].map((cells) => cells.join(' | ')).join('\n');
  return part.quote;
}

/** Renders the body of an email as plain text. */
export const mailText = (parts: readonly EmailPart[]): string => parts.map(textOf).join('\n\n');
