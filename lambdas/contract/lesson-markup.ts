/** The elements that are allowed in a lesson. The API sanitizes with them, and the pages once more. */
export const lessonTags: readonly string[] =
  'h2 h3 h4 p ul ol li strong em s sub sup blockquote a br hr table caption thead tbody tr th td code pre dl dt dd'.split(
    ' ',
  );

/** The attributes that are allowed in a lesson, by element. */
export const lessonAttributes = {
  a: ['href', 'rel'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const;

/** Matches the addresses that a link in a lesson may have. */
export const lessonHref = /^(?:https?:|mailto:)/i;

/** The styles by which office programs write what HTML has elements for. */
const styledAs: readonly (readonly [style: RegExp, tag: string])[] = [
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/line-through/i, 's'],
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
];

/** The marker of an item of a list in Word: a bullet or a number. */
const wordMarker = /<span[^<>]*mso-list:\s*Ignore[^<>]*>([^<]*)(?:<span[^<>]*>[^<]*<\/span>)?\s*<\/span>/i;
const wordItems = /(?:<p\b[^<>]*MsoListParagraph[^<>]*>(?:(?!<\/?p\b)[\s\S])*<\/p>\s*)+/gi;

/** Returns the items of a list in Word, which are paragraphs with markers, as a list. */
function listOf(paragraphs: string): string {
  const items = paragraphs.split(/<\/p>/i).slice(0, -1);
  const isNumbered = /\d/.test(wordMarker.exec(paragraphs)?.[1] ?? '');
  const lines = items.map(
    (item) => `<li>${item.replace(/^\s*<p\b[^<>]*>/i, '').replace(wordMarker, '')}</li>`,
  );
  return isNumbered ? `<ol>${lines.join('')}</ol>` : `<ul>${lines.join('')}</ul>`;
}

const pairOf = (tag: string): RegExp =>
  new RegExp(
    `<${tag}\\b[^<>]*>\\s*<(m[ino])\\b[^<>]*>([^<]*)</\\1>\\s*<(m[ino])\\b[^<>]*>([^<]*)</\\3>\\s*</${tag}>`,
    'gi',
  );
const [fraction, power, index] = ['mfrac', 'msup', 'msub'].map(pairOf) as [RegExp, RegExp, RegExp];

/**
 * Rewrites what would lose its meaning with its markup, before a lesson is sanitized: fractions, powers, pictures, and the
 * lists and styles of Word and Google Docs.
 */
export const withMeaning = (html: string): string =>
  html
    .replace(wordItems, listOf)
    .replace(/<b\b[^<>]*font-weight:\s*normal[^<>]*>/gi, '<span>')
    .replace(/<span\b([^<>]*)>([^<]*)<\/span>/gi, (whole, attributes: string, text: string) => {
      const tags = styledAs.flatMap(([style, tag]) => (style.test(attributes) ? [tag] : []));
      return tags.length === 0 ? whole : tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, text);
    })
    .replace(fraction, '$2/$4')
    .replace(power, '$2<sup>$4</sup>')
    .replace(index, '$2<sub>$4</sub>')
    .replace(
      /<img\b[^<>]*?\balt=(?:"([^"<>]+)"|'([^'<>]+)')[^<>]*>/gi,
      (_, double?: string, single?: string) => `<em>[Picture: ${double ?? single ?? ''}]</em>`,
    );

/** The elements that mean the same as an allowed one. */
export const sameMeaning: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};

const block = '(?:p|ul|ol|h[2-4]|table|blockquote|pre|dl|hr)';
const openedAround = new RegExp(`<p>\\s*(?=<${block}\\b)`, 'g');
const closedAround = new RegExp(`(</${block}>)\\s*</p>`, 'g');

/** Returns HTML without the paragraphs around other blocks, which `div` elements have become. */
export function withoutOuterParagraphs(html: string): string {
  const next = html.replace(openedAround, '').replace(closedAround, '$1');
  return next === html ? html : withoutOuterParagraphs(next);
}
