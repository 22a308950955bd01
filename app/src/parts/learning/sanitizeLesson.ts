import { lessonAttributes, lessonHref, lessonTags } from '@redwhiteandcode/contract/course/lesson-markup.ts';
import DOMPurify from 'dompurify';

const attributes = [...new Set(Object.values(lessonAttributes).flat())];
const options = {
  ALLOWED_TAGS: [...lessonTags, '#text'],
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: lessonHref,
  // DOMPurify compares every other value with the addresses too, and would remove it.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
};

/** Sanitizes a lesson's HTML again before it is shown, with the same rules as when it is saved. Returns TrustedHTML. */
export const sanitizeLesson = (html: string) =>
  DOMPurify.sanitize(html, { ...options, RETURN_TRUSTED_TYPE: true });
