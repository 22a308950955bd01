/** One picture: an emoji with its skin tone, or the letters or tags of its flag. */
const picture = String.raw`(?:(?![0-9#*])\p{Emoji}\ufe0f|[\p{Emoji_Presentation}\p{Emoji_Modifier}])[\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007f}]*`;
/** Pictures in a row, joined into one or not. */
const pictures = String.raw`${picture}(?:\u200d\p{Emoji}[\p{Emoji_Modifier}\ufe0f]*| ?${picture})*`;
const onePicture = new RegExp(picture, 'u');
const everyPicture = new RegExp(`( ?)${pictures}( ?)`, 'gu');

/** Returns a text without its emoji, and with one space in the place of one that had two around it. Keycaps leave their digit. */
export const withoutEmoji = (text: string): string =>
  text
    .replace(/\ufe0f?\u20e3/g, '')
    .replace(everyPicture, (match, before: string, after: string, at: number, whole: string) => {
      const isAtEnd = at === 0 || at + match.length === whole.length;
      return isAtEnd ? '' : before && after ? ' ' : before + after;
    });

/** Returns the note for the author of a text that documents print without its emoji; undefined if it has none. */
export const emojiNote = (text: string): string | undefined =>
  onePicture.test(text) ? 'Certificates and other documents leave out the emoji' : undefined;

/**
 * Matches a letter or a digit that documents show on its own. Like `unprintable` it is a class of ranges, because the API's
 * description has it.
 */
export const printed =
  /[0-9A-Za-z\u00C0-\u02AF\u0370-\u0482\u048A-\u0525\u0531-\u0556\u0561-\u0587\u05D0-\u05EA\u0620-\u064A\u0660-\u0669\u066E-\u06D3\u06F0-\u06FF\u0750-\u077F\u0904-\u0939\u0958-\u0961\u0966-\u097F\u0E01-\u0E30\u0E40-\u0E5B\u10A0-\u10C5\u10D0-\u10FC\u1161-\u11FF\u1E00-\u1EFB\u1F00-\u1FFF\u3005-\u3007\u3041-\u3096\u30A1-\u30FA\u3105-\u312F\u3131-\u3163\u3165-\u318E\u3400-\u4DB5\u4E00-\u9FEF\uAC00-\uD7A3\uF900-\uFA6D\uFF10-\uFF9D]/u;

/**
 * Matches the letters, marks and numbers that no font of the documents has. The fonts have Latin, Greek, Cyrillic, Armenian,
 * Georgian, Hebrew, Arabic, Devanagari, Thai, and Chinese, Japanese and Korean without the rarest ideographs.
 * `lambdas/documents/scripts.test.ts` compares the ranges with the fonts.
 */
export const unprintable =
  /[\u20D0-\u20E2\u20E4-\u20EF\uFE20-\uFE2F\u0350\u0354-\u0356\u0359\u035B\u0363-\u036F\u0526-\u0530\u0560\u0588\u0700-\u074F\u0780-\u08FF\u0953\u0954\u0980-\u0E00\u0E5C-\u109F\u10C6-\u10CF\u10FD-\u10FF\u1200-\u1DFF\u1EFC-\u1EFF\u210A\u2186-\u2188\u246A-\u249B\u24EA-\u24FF\u2C00-\u2DFF\u2E2F\u31BC-\u31BF\u4DB6-\u4DBF\u9FF0-\uA95F\uA980-\uABFF\uFA6E-\uFAFF\u{10000}-\u{1EFFF}\u{1F100}-\u{1F10C}\u{1FBF0}-\u{1FBF9}\u{20000}-\u{3FFFF}]/u;

/** Returns the error for a text that documents show, or undefined if they can show it. They leave out emoji. */
export function printError(text: string): string | undefined {
  const found = new Set(Array.from(text).filter((character) => unprintable.test(character)));
  if (found.size > 0) {
    return `Documents cannot show ${[...found].slice(0, 5).join(' ')}. Please use other characters`;
  }
  return text === '' || printed.test(text)
    ? undefined
    : 'Please use letters or digits. Documents leave out emoji';
}
