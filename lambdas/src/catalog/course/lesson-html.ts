import sanitize from 'sanitize-html';
import {
  lessonAttributes,
  lessonHref,
  lessonTags,
  sameMeaning,
  withMeaning,
  withoutOuterParagraphs,
} from '../../../contract/lesson-markup.ts';

/** Removes the address of a link unless it is absolute. */
const cleanLink: sanitize.Transformer = (tagName, { href = '' }) => ({
  tagName,
  attribs: { ...(lessonHref.test(href) && { href }), rel: 'noopener noreferrer' },
});

/** The HTML that is allowed in a lesson: text, lists, tables, code, and links without a referrer. */
const allowed: sanitize.IOptions = {
  allowedTags: [...lessonTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(lessonAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: { ...sameMeaning, a: cleanLink },
};

/** Sanitizes a lesson's HTML before it is stored. Markup that is not allowed becomes what means the same, where there is such. */
export const sanitizeLesson = (html: string): string =>
  withoutOuterParagraphs(sanitize(withMeaning(html), allowed)).trim();

/** A sanitized lesson from a generator, and its measurements. */
export interface ReadLesson {
  /** The sanitized HTML. Links are replaced by their text, because no one has checked their addresses. */
  html: string;
  words: number;
  headings: number;
  paragraphs: number;
  /** The elements and attributes that could run, load, or send something, for example '<script>' or 'onclick'. */
  active: string[];
}

const activeTags =
  /^(script|style|iframe|frame|object|embed|applet|form|input|button|textarea|select|svg|math|link|meta|base|img|picture|video|audio|source|template|noscript|xmp|plaintext)$/;
const harmlessAddress = /^(https?:|mailto:|#|\/(?!\/))/i;

/** Returns the parts of a tag that could run, load, or send something. */
function activeParts(tag: string, attributes: Record<string, string>): string[] {
  if (activeTags.test(tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('on')) return [name];
    return name === 'href' && !harmlessAddress.test(value.trim()) ? ['a link that is no web address'] : [];
  });
}

/** Measures and sanitizes a lesson from a generator. */
export function readLesson(written: string): ReadLesson {
  const tags: string[] = [];
  const active = new Set<string>();
  const sanitized = sanitize(withMeaning(written), {
    ...allowed,
    allowedTags: (allowed.allowedTags || []).filter((tag) => tag !== 'a'),
    onOpenTag: (tag, attributes) => {
      tags.push(tag);
      for (const part of activeParts(tag, attributes)) active.add(part);
    },
  });
  const html = withoutOuterParagraphs(sanitized).trim();
  const text = sanitize(html.replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} });
  return {
    html,
    words: text.split(/\s+/).filter(Boolean).length,
    headings: tags.filter((tag) => tag === 'h2').length,
    paragraphs: tags.filter((tag) => tag === 'p').length,
    active: [...active],
  };
}
