import DOMPurify from 'dompurify';

const allowedTags =
  'h2 h3 h4 p ul ol li strong em blockquote a br hr code pre table caption thead tbody tr th td dl dt dd #text'.split(
    ' ',
  );

/** Cleans a lesson's HTML once more before it is shown, as TrustedHTML; it may hold what it could when written. */
export function sanitizeLesson(html: string) {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'rel', 'scope'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
    RETURN_TRUSTED_TYPE: true,
  });
}
