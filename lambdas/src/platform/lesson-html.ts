import sanitize from 'sanitize-html';

/** The HTML that a lesson may hold: text, lists, tables, code, and links that leave no trace. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'a',
    'br',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto'],
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Makes lesson HTML safe before it is written. */
export const sanitizeLesson = (html: string): string => sanitize(html, allowed).trim();
