/** What a touch keyboard capitalizes: the values of HTML's `autocapitalize`. */
export type Capitalization = 'none' | 'sentences' | 'words' | 'characters';

const exactTypes = /^(email|password|tel|url)$/;
const exactKeyboards = /^(numeric|decimal|email|tel|url)$/;
const exactValues = /^(username|email|tel|url|one-time-code|(current|new)-password)$/;
const names = /^((given-|family-)?name|organization(-title)?|address-(line|level)\d|country-name)$/;

/** Returns what a touch keyboard should capitalize in a field with these props. */
export function capitalizationOf({
  type = 'text',
  inputMode = 'text',
  autoComplete = '',
}: {
  type?: string | undefined;
  inputMode?: string | undefined;
  autoComplete?: string | undefined;
}): Capitalization {
  if (exactTypes.test(type) || exactKeyboards.test(inputMode) || exactValues.test(autoComplete))
    return 'none';
  if (autoComplete === 'postal-code') return 'characters';
  return names.test(autoComplete) ? 'words' : 'sentences';
}
