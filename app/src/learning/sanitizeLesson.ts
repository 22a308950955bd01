import {
  lessonAttributes,
  lessonHref,
  lessonTags,
  sameMeaning,
  withMeaning,
} from '@redwhiteandcode/lambdas/contract/lesson-markup.ts';
import DOMPurify from 'dompurify';

const options = {
  ALLOWED_TAGS: [...lessonTags, '#text'],
  ALLOWED_ATTR: [...new Set(Object.values(lessonAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: lessonHref,
};

/** Matches the tags whose names a pasted text has for allowed elements. */
const otherTags = new RegExp(`<(/?)(${Object.keys(sameMeaning).join('|')})(?=[\\s>/])`, 'gi');

/**
 * Sanitizes a lesson's HTML again before it is shown, and what an editor pastes, with the same rules as when it is saved.
 * Returns TrustedHTML.
 */
export const sanitizeLesson = (html: string) =>
  DOMPurify.sanitize(
    withMeaning(html).replace(
      otherTags,
      (_, slash: string, tag: string) => `<${slash}${sameMeaning[tag.toLowerCase()] ?? tag}`,
    ),
    { ...options, RETURN_TRUSTED_TYPE: true },
  );
