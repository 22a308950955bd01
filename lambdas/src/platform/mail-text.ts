import { type EmailPart, mailText, type EmailContent } from '@redwhiteandcode/contract/text/mail-parts.ts';
import themes from '@redwhiteandcode/design-system/tokens/themes.json' with { type: 'json' };
import { support } from '@redwhiteandcode/contract/deployment/support.ts';

/** Escapes text for HTML and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
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

const isHeading = (part: EmailPart): part is Extract<EmailPart, { heading: string }> =>
  typeof part === 'object' && 'heading' in part;

const isTable = (part: EmailPart): part is Extract<EmailPart, { rows: unknown }> =>
  typeof part === 'object' && 'rows' in part;

/** The styles of an email's parts, without colors. */
const styles = {
  page: 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;border-radius:8px',
  brand: 'margin:0 0 24px;font-size:20px;font-weight:800',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25;overflow-wrap:anywhere',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.25;overflow-wrap:anywhere',
  text: 'margin:0 0 16px;overflow-wrap:anywhere',
  list: 'margin:0 0 16px;padding:0;list-style:none;overflow-wrap:anywhere',
  quote: 'margin:0 0 16px;padding:0 0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere',
  table: 'margin:0 0 16px;border-collapse:collapse;font-size:14px',
  cell: 'padding:6px 12px 6px 0;text-align:left;vertical-align:top',
  link: '',
  button: 'display:inline-block;padding:12px 18px;border-radius:8px;font-weight:600;text-decoration:none',
  footer: 'max-width:560px;margin:0 auto;padding:16px 24px;font-size:14px;overflow-wrap:anywhere',
};

type Look = keyof typeof styles;

/** Returns the colors of an email's parts in a theme. Email programs do not know custom properties. */
function colorsOf({ bg, fg, border, action }: (typeof themes)['light']): Record<Look, string> {
  const text = `color:${fg.default}`;
  return {
    page: `background:${bg.canvas};${text}`,
    card: `background:${bg.surface};border-top:4px solid ${action.accent.bg}`,
    brand: text,
    title: text,
    heading: text,
    text,
    list: text,
    quote: `border-left:4px solid ${border.default};${text}`,
    table: text,
    cell: `border-bottom:1px solid ${border.default}`,
    link: `color:${fg.link}`,
    button: `background:${action.primary.bg};color:${action.primary.fg}`,
    footer: `color:${fg.muted}`,
  };
}

const light = colorsOf(themes.light);

const styleOf = (name: Look): string => [styles[name], light[name]].filter(Boolean).join(';');
const look = (name: Look): string => `class="${name}" style="${styleOf(name)}"`;

/** A row's name, such as an email address, stays on one line. */
const firstCell = `class="cell" style="${styleOf('cell')};white-space:nowrap"`;

/** Email programs apply inline styles first, so the dark colors must be important. */
const darkRules = Object.entries(colorsOf(themes.dark))
  .map(([name, colors]) => `.${name}{${colors.replaceAll(';', '!important;')}!important}`)
  .join('');

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>`;

const linkOf = ({ label, href, isMain }: Extract<EmailPart, { href: string }>): string =>
  `<a href="${escapeHtml(href)}" ${look(isMain ? 'button' : 'link')}>${escapeHtml(label)}</a>`;

/** Makes a list of HTML items with `gap` pixels between them. The role keeps it a list where its bullets are hidden. */
const listOf = (items: readonly string[], gap = 0): string =>
  `<ul role="list" ${look('list')}>${items.map((item, at) => `<li style="margin:${at === 0 ? 0 : gap}px 0 0">${item}</li>`).join('')}</ul>`;

function htmlOf(part: EmailPart): string {
  if (typeof part === 'string') return `<p ${look('text')}>${escapeHtml(part)}</p>`;
  if (isHeading(part)) return `<h2 ${look('heading')}>${escapeHtml(part.heading)}</h2>`;
  if (isLink(part)) return `<p ${look('text')}>${linkOf(part)}</p>`;
  if (isFacts(part)) {
    const lines = part.facts.map(
      ([name, value]) => `<strong>${escapeHtml(name)}:</strong> ${escapeHtml(value)}`,
    );
    return listOf(lines);
  }
  if (isTable(part)) {
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((text, at) => `<${tag} ${at === 0 ? firstCell : look('cell')}>${escapeHtml(text)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
    const columns = `<thead>${row(part.columns, 'th scope="col"')}</thead>`;
    return `<table ${look('table')}>${columns}<tbody>${part.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
  }
  return `<blockquote ${look('quote')}>${escapeHtml(part.quote)}</blockquote>`;
}

/** Renders the parts; links that follow each other are a list. */
function bodyOf(parts: readonly EmailPart[]): string {
  const groups: EmailPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (isLink(part) && last?.every(isLink)) last.push(part);
    else groups.push([part]);
  }
  return groups
    .map((group) =>
      group.length > 1 ? listOf(group.filter(isLink).map(linkOf), 16) : group.map(htmlOf).join(''),
    )
    .join('');
}

/** The first paragraph, which an inbox shows after the subject. */
function preheaderOf(parts: readonly EmailPart[]): string {
  const first = parts.find((part) => typeof part === 'string');
  if (first === undefined) return '';
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(oneLine(first))}</div>`;
}

const defaultWhy = `You are receiving this email because this address has an account or a request at ${support.sender}.`;

/**
 * Renders an email's subject, plain text, and HTML from its parts, with the subject as the heading, and a footer that names the sender, the address for
 * questions, and why the recipient gets it. Text from users is escaped.
 */
export function renderMail(
  { subject, parts, why = defaultWhy }: EmailContent,
  { supportEmail = support.email }: { supportEmail?: string } = {},
): {
  subject: string;
  text: string;
  html: string;
} {
  const title = oneLine(subject);
  const questions = `Questions? Email ${supportEmail}.`;
  const body = `<div ${look('card')}><p ${look('brand')}>${escapeHtml(support.sender)}</p><h1 ${look('title')}>${escapeHtml(title)}</h1>${bodyOf(parts)}</div>`;
  const footer = `<div ${look('footer')}>${[support.sender, why, questions].map(escapeHtml).join('<br>')}</div>`;
  return {
    subject: title,
    text: `${mailText(parts)}\n\n--\n${support.sender}\n${why}\n${questions}`,
    html: `<!doctype html><html lang="en"><head><title>${escapeHtml(title)}</title>${head}</head><body ${look('page')}>${preheaderOf(parts)}${body}${footer}</body></html>`,
  };
}
