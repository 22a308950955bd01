/** One picture: an emoji with its skin tone, its keycap, or the letters or tags of its flag. */
const picture = String.raw`(?:\p{Emoji}\ufe0f\u20e3?|[\p{Emoji_Presentation}\p{Emoji_Modifier}])[\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007f}]*`;
/** Pictures in a row, joined into one or not. */
const pictures = String.raw`${picture}(?:\u200d\p{Emoji}[\p{Emoji_Modifier}\ufe0f]*| ?${picture})*`;
const emoji = new RegExp(`( ?)${pictures}( ?)`, 'gu');

/** Whether a text has emoji, which documents leave out. */
export const hasEmoji = (text: string): boolean => new RegExp(picture, 'u').test(text);

/** Returns a text without its emoji, and with one space in the place of one that had two around it. */
export const withoutEmoji = (text: string): string =>
  text.replace(emoji, (match, before: string, after: string, at: number) => {
    const isAtEnd = at === 0 || at + match.length === text.length;
    return isAtEnd ? '' : before && after ? ' ' : before + after;
  });

/**
 * The letters, marks and numbers that the documents' fonts have: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic,
 * Devanagari, Thai, and Chinese, Japanese and Korean without the rarest ideographs.
 */
const lettersOfFonts = [
  String.raw`0-9A-Za-z\u00aa-\u034f\u0370-\u0525\u0531-\u055f\u0561-\u0587\u0591-\u05f4`,
  String.raw`\u0600-\u06ff\u0750-\u077f\u0900-\u0952\u0955-\u097f\u0e01-\u0e5b\u10a0-\u10c5\u10d0-\u10fc\u1100-\u11ff`,
  String.raw`\u1e00-\u1efb\u1f00-\u1fff\u2070-\u209f\u2150-\u2185\u2460-\u2469\u249c-\u24e9`,
  String.raw`\u3005-\u3007\u3021-\u3029\u3031-\u303c\u3041-\u30ff\u3105-\u312f\u3131-\u318e\u3200-\u33ff`,
  String.raw`\u3400-\u4db5\u4e00-\u9fef\ua960-\ua97c\uac00-\ud7fb\uf900-\ufa6d\ufb1d-\ufdff\ufe70-\ufefc\uff10-\uffdc\u{20bb7}`,
].join('');

const unprintable = new RegExp(String.raw`(?![${lettersOfFonts}])[\p{L}\p{N}\p{M}]`, 'gu');

/** Returns the letters, marks and numbers of a text that no font of the documents has, each once. */
export const unprintableCharacters = (text: string): string[] => [
  ...new Set(withoutEmoji(text.normalize('NFC')).match(unprintable)),
];

/**
 * Returns the error for a text that will be printed on documents, or undefined if they can show it. Emoji and symbols are
 * left out, but something must remain.
 */
export function unprintableError(text: string): string | undefined {
  const found = unprintableCharacters(text);
  if (found.length > 0) {
    return `Our documents cannot print ${found.slice(0, 5).join(' ')}. Please write it in other letters`;
  }
  return text !== '' && !/[\p{L}\p{N}]/u.test(withoutEmoji(text))
    ? 'Please use letters, because documents leave out emoji'
    : undefined;
}
