/**
 * A part of a mail's body: a paragraph; a link on a line of its own (`isMain` draws it as a button); facts, a line
 * each; or what somebody wrote, with its line breaks. All of them are text: nothing in them becomes HTML.
 */
export type MailPart =
  | string
  | { label: string; href: string; isMain?: boolean }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { quote: string };

/** What a mail says. */
export interface MailWords {
  /** Line breaks and control characters become spaces; 150 characters at most. */
  subject: string;
  parts: readonly MailPart[];
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('href' in part) return `${part.label}: ${part.href}`;
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.quote;
}

/** The body of a mail as plain text, as it is sent. */
export const mailText = (parts: readonly MailPart[]): string => parts.map(textOf).join('\n\n');
