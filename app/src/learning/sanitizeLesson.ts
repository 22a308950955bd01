import DOMPurify from 'dompurify';

const allowedTags =
  'h2 h3 h4 p ul ol li strong em blockquote a br hr code pre table caption thead tbody tr th td dl dt dd #text'.split(
    ' ',
  );

/** Sanitizes a lesson's HTML again before it is shown, with the same rules as when it was saved. Returns TrustedHTML. */
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
