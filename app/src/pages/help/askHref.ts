import { helpCopy } from './helpCopy.ts';

/** Returns the link to the contact form with a message about a search that found nothing. */
export const askHref = (words: string): string =>
  `/contact?message=${encodeURIComponent(helpCopy.ask(words.trim()))}`;
