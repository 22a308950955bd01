import sanitize from 'sanitize-html';
import { lessonAttributes, lessonHref, lessonTags } from '@redwhiteandcode/contract/course/lesson-markup.ts';
import { keepMeaning } from '@redwhiteandcode/contract/course/lesson-meaning.ts';

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
  transformTags: { a: cleanLink },
};

/** Sanitizes a lesson's HTML before it is stored. Markup that is not allowed becomes what means the same, where there is such. */
export const sanitizeLesson = (html: string): string => sanitize(keepMeaning(html).html, allowed);

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
  const active = new Set<string>();
  sanitize(written, {
    ...allowed,
    onOpenTag: (tag, attributes) => {
      for (const part of activeParts(tag, attributes)) active.add(part);
    },
  });
  const html = sanitize(keepMeaning(written).html, {
    ...allowed,
    allowedTags: lessonTags.filter((tag) => tag !== 'a'),
  });
  const count = (tag: string): number => html.split(`<${tag}>`).length - 1;
  const text = sanitize(html.replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} });
  return {
    html,
    words: text.split(/\s+/).filter(Boolean).length,
    headings: count('h2'),
    paragraphs: count('p'),
    active: [...active],
  };
}
