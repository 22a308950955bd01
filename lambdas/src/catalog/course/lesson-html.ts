import sanitize from 'sanitize-html';

/** The elements that a lesson may hold. */
export const lessonTags: readonly string[] =
  'h2 h3 h4 p ul ol li strong em blockquote a br hr table caption thead tbody tr th td code pre dl dt dd'.split(
    ' ',
  );

const mayLead = /^(?:https:|mailto:)/i;

/** A link without its address where that is relative, or looks it: nobody knows where it leads. */
const cleanLink: sanitize.Transformer = (tagName, { href = '', ...others }) => ({
  tagName,
  attribs: { ...others, ...(mayLead.test(href) && { href }), rel: 'noopener noreferrer' },
});

/** The HTML that a lesson may hold: text, lists, tables, code, and links that leave no trace. */
const allowed: sanitize.IOptions = {
  allowedTags: [...lessonTags],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto'],
  transformTags: { a: cleanLink },
};

/** Makes lesson HTML safe before it is written. */
export const sanitizeLesson = (html: string): string => sanitize(html, allowed).trim();

/** A machine's lesson, read. */
export interface ReadLesson {
  /** The same, safe; links are taken away and their words kept, since nobody has looked where they lead. */
  html: string;
  words: number;
  headings: number;
  paragraphs: number;
  /** What tries to run, load or send something, as '<script>' or 'onclick'. */
  active: string[];
}

const activeTags =
  /^(script|style|iframe|frame|object|embed|applet|form|input|button|textarea|select|svg|math|link|meta|base|img|picture|video|audio|source|template|noscript|xmp|plaintext)$/;
const harmlessAddress = /^(https?:|mailto:|#|\/(?!\/))/i;

/** What of a tag tries to run, load or send something. */
function activeParts(tag: string, attributes: Record<string, string>): string[] {
  if (activeTags.test(tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('on')) return [name];
    return name === 'href' && !harmlessAddress.test(value.trim()) ? ['a link that is no web address'] : [];
  });
}

/** Reads a lesson that a machine wrote, and makes it safe. */
export function readLesson(written: string): ReadLesson {
  const tags: string[] = [];
  const active = new Set<string>();
  const html = sanitize(written, {
    ...allowed,
    allowedTags: (allowed.allowedTags || []).filter((tag) => tag !== 'a'),
    onOpenTag: (tag, attributes) => {
      tags.push(tag);
      for (const part of activeParts(tag, attributes)) active.add(part);
    },
  }).trim();
  const text = sanitize(html.replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} });
  return {
    html,
    words: text.split(/\s+/).filter(Boolean).length,
    headings: tags.filter((tag) => tag === 'h2').length,
    paragraphs: tags.filter((tag) => tag === 'p').length,
    active: [...active],
  };
}
