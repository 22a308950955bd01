import { escapeHtml } from '../http/escape-html.ts';
import type { Mail } from './mailbox.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}

/** Converts an email's HTML to text: paragraphs stay, and each link is followed by its address. */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->|<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(
      /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a\s*>/gi,
      (_, double, single, label) =>
        [label, double ?? single].filter((part, index, all) => all.indexOf(part) === index).join(': '),
    )
    .replace(/<br\b[^>]*>|<\/(div|tr|li|h[1-6]|table|ul|ol)\s*>/gi, '\n')
    .replace(/<\/p\s*>/gi, '\n\n')
    .replace(/<[^>]+>/g, '');
  return decode(text)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The Content-Security-Policy to send with `renderOutbox`: no scripts and no requests, only the page's own style and the
 * emails' frames, which inherit it.
 */
export const OUTBOX_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#c9ccd3, #4a4f59); --soft: light-dark(#5a5f69, #b3b8c2);
  --card: light-dark(#fff, #1d2026); --page: light-dark(#f4f5f7, #121418); --text: light-dark(#1b1d22, #eceef2);
  --link: light-dark(#0b4fb3, #8ab8ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 48rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, iframe:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 1rem; }
article { padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
dl { margin: .5rem 0; display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; color: var(--soft); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.text { margin: .75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { margin-top: .75rem; min-height: 1.5rem; cursor: pointer; }
iframe { display: block; width: 100%; height: 24rem; margin-top: .5rem; border: 1px solid var(--line); border-radius: .25rem;
  background: #fff; color-scheme: light; }
`;

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

function field(name: string, value: string): string {
  return `<dt>${name}</dt><dd>${value}</dd>`;
}

function renderMail(mail: Mail): string {
  const title = escapeHtml(mail.subject || 'No subject');
  const sent = escapeHtml(mail.sentAt);
  const fields = [
    field('To', escapeHtml(mail.to)),
    ...(mail.replyTo ? [field('Reply to', escapeHtml(mail.replyTo))] : []),
    field('Sent', `<time datetime="${sent}">${sent.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`),
  ];
  const html = mail.html
    ? `<details><summary>As HTML</summary><iframe sandbox title="${title}, as HTML" srcdoc="${escapeHtml(mail.html)}"></iframe></details>`
    : '';
  const text = mail.text || plainText(mail.html);
  const paragraph = text ? `<p class="text">${withLinks(text)}</p>` : '';
  return `<li><article aria-labelledby="mail-${escapeHtml(mail.id)}"><h2 id="mail-${escapeHtml(mail.id)}">${title}</h2>
<dl>${fields.join('')}</dl>${paragraph}${html}</article></li>`;
}

/** Renders emails as an HTML page. Send it with `OUTBOX_CSP`. */
export function renderOutbox(mails: Mail[]): string {
  const count = `${mails.length} ${mails.length === 1 ? 'email' : 'emails'}`;
  const list =
    mails.length > 0
      ? `<p>${count}, newest first. None of them left this computer.</p><ol role="list">${mails.map(renderMail).join('\n')}</ol>`
      : '<p>No emails yet. Reload the page to see new ones.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox: ${count}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
${list}
</main>
</body>
</html>
`;
}
