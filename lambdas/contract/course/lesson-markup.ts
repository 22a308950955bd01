/** The elements that are allowed in a lesson. The API sanitizes with them, and the pages once more. */
export const lessonTags: readonly string[] =
  'h2 h3 h4 p ul ol li strong em s sub sup blockquote a br hr table caption thead tbody tr th td code pre dl dt dd figure figcaption'.split(
    ' ',
  );

/** The attributes that are allowed in a lesson, by element. */
export const lessonAttributes = {
  a: ['href', 'rel'],
  ol: ['start', 'type'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const;

/** Matches the addresses that a link in a lesson may have. */
export const lessonHref = /^(?:https?:|mailto:)/i;
