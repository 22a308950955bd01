import { type EmailPart, mailText, type EmailContent } from '../../contract/mail-parts.ts';
import { support } from '../../contract/support.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Control characters, line and paragraph separators, and characters that change the direction of text. */
const unfitForALine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;
const maxSubjectLength = 150;

/** Returns a text as one line of at most 150 characters, so that it cannot end a header or start another. */
export function oneLine(text: string): string {
  const line = text.replace(unfitForALine, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= maxSubjectLength
    ? line
    : `${characters.slice(0, maxSubjectLength - 1).join('')}…`;
}

const isLink = (part: EmailPart): part is Extract<EmailPart, { href: string }> =>
  typeof part === 'object' && 'href' in part;
const isFacts = (part: EmailPart): part is Extract<EmailPart, { facts: unknown }> =>
  typeof part === 'object' && 'facts' in part;

const isTable = (part: EmailPart): part is Extract<EmailPart, { rows: unknown }> =>
  typeof part === 'object' && 'rows' in part;

const paragraph = 'margin:0 0 16px';
const quoted = 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #ced3db;white-space:pre-wrap';
const table = 'margin:0 0 16px;border-collapse:collapse;font-size:14px';
const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #ced3db;text-align:left;vertical-align:top';
const button =
  'display:inline-block;padding:12px 18px;border-radius:8px;background:#164298;color:#ffffff;font-weight:600;text-decoration:none';
const brand =
  'margin:0 0 24px;padding-left:12px;border-left:4px solid #cb1028;font-size:20px;font-weight:800';
const page =
  'margin:0;padding:24px;background:#ffffff;color:#061431;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif';

function htmlOf(part: EmailPart): string {
  if (typeof part === 'string') return `<p style="${paragraph}">${escapeHtml(part)}</p>`;
  if (isLink(part)) {
    return `<p style="${paragraph}"><a href="${escapeHtml(part.href)}" style="${part.isMain ? button : 'color:#2658ba'}">${escapeHtml(part.label)}</a></p>`;
  }
  if (isFacts(part)) {
    const lines = part.facts.map(
      ([name, value]) => `<strong>${escapeHtml(name)}:</strong> ${escapeHtml(value)}`,
    );
    return `<p style="${paragraph}">${lines.join('<br>')}</p>`;
  }
  if (isTable(part)) {
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((text) => `<${tag} style="${cell}">${escapeHtml(text)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
    const head = `<thead>${row(part.columns, 'th scope="col"')}</thead>`;
    return `<table style="${table}">${head}<tbody>${part.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
  }
  return `<p style="${quoted}">${escapeHtml(part.quote)}</p>`;
}

/** Renders an email's subject, plain text, and HTML from its parts. Text from users is escaped. */
export function renderMail({ subject, parts }: EmailContent): {
  subject: string;
  text: string;
  html: string;
} {
  const title = oneLine(subject);
  return {
    subject: title,
    text: mailText(parts),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="${page}"><div style="max-width:560px;margin:0 auto"><p style="${brand}">${escapeHtml(support.sender)}</p>${parts.map(htmlOf).join('')}</div></body></html>`,
  };
}
